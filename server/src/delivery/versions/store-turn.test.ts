import { freshDatabase } from '../../testing/fresh-database.ts';
import { withTurn } from './store-turn.ts';

const database = freshDatabase();

test('however many store at once, and however long, they hold one connection', async () => {
  const done: string[] = [];
  const ends: (() => void)[] = [];
  let begun = (): void => {};
  const hasBegun = new Promise<void>((resolve) => {
    begun = resolve;
  });
  const store = (what: string) =>
    withTurn(database.db, what, async () => {
      begun();
      await new Promise<void>((resolve) => ends.push(resolve));
      if (what === 'comments') throw new Error('broken');
      done.push(what);
    });
  const all = ['comments', 'inbox', 'auth'].map(store);
  const ended = Promise.allSettled(all);
  await hasBegun;
  expect([database.pool.totalCount - database.pool.idleCount, ends.length]).toEqual([1, 1]);
  void endEach(ends, ended);
  expect((await ended).map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
  expect(done).toEqual(['inbox', 'auth']);
});

/** Lets each go on as soon as its turn has come. */
async function endEach(ends: (() => void)[], ended: Promise<unknown>): Promise<void> {
  let isOver = false;
  void ended.then(() => {
    isOver = true;
  });
  while (!isOver) {
    for (const end of ends.splice(0)) end();
    await new Promise(setImmediate);
  }
}
