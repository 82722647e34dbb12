import { setImmediate as soon } from 'node:timers/promises';
import type { ObjectStore } from '../../objects/object-store.ts';
import { storeFiles } from './store-files.ts';

test('one that cannot be put ends all: nothing is on its way any more, and nothing comes after it', async () => {
  const put: string[] = [];
  const onTheirWay = new Map<string, () => void>();
  const objects: Pick<ObjectStore, 'put'> = {
    put(key) {
      put.push(key);
      if (key === 'v/a') return Promise.reject(new Error('no room'));
      return new Promise((resolve) => onTheirWay.set(key, resolve));
    },
  };
  const names = [...'abcdefgh'];
  let isOver = false;
  const stored = storeFiles({ ...unused, ...objects }, 'v/', new Map(names.map((name) => [name, Buffer.from(name)])));
  const over = stored
    .catch((error: unknown) => error)
    .finally(() => {
      isOver = true;
    });
  await soon();
  expect([put, isOver]).toEqual([['v/a', 'v/b', 'v/c', 'v/d'], false]);
  for (const end of onTheirWay.values()) end();
  expect(await over).toEqual(new Error('no room'));
  await soon();
  expect(put).toHaveLength(4);
});

const none = (): never => {
  throw new Error('This test only puts.');
};
const unused: ObjectStore = { put: none, get: none, has: none, list: none, remove: none };
