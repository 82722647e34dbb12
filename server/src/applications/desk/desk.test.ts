import { DAY_MS } from '@myfiction/shared/contract/time-units.ts';
import {
  type ApplyingStory,
  addApplyingStory,
  EDITOR,
  signReady,
  submitReady,
} from '../../testing/application-fixture.ts';
import { answerNameOf } from '../../testing/expect-answer.ts';
import { freshAuthor } from '../../testing/fresh-author.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { getApplication } from '../get-application.ts';
import { acceptApplication } from './accept-application.ts';
import { claimApplication, unclaimApplication } from './claim-application.ts';
import { issueContract } from './issue-contract.ts';
import { listQueue, type QueuedApplication } from './list-queue.ts';
import { returnWithReasons } from './return-application.ts';
import { readDocument, readIdImage, showApplication } from './show-application.ts';
import { terminateContract } from './terminate-contract.ts';

const database = freshDatabase();
const context = freshAuthor(database, { user: { penName: 'Noor Valdez' }, once: true });
const shelf: ApplyingStory[] = [];

beforeAll(async () => {
  for (let index = 0; index < 4; index++) {
    const story = await addApplyingStory(context);
    shelf.push(story);
    await submitReady(context, story, index === 3 ? 'completion' : 'contract');
    context.clock.advance(DAY_MS);
  }
}, 60_000);

const first = (): ApplyingStory => {
  const [story] = shelf;
  if (!story) throw new Error('No story.');
  return story;
};
const contract = () => ({ story_id: first().story_id, kind: 'contract' as const });
const queue = (filter: Parameters<typeof listQueue>[1] = {}) => listQueue(database.db, filter, context.clock.now());
const titles = (rows: readonly QueuedApplication[]) => rows.map(({ title }) => title);

test('the queue has what waits for editors, the longest waiting first, a page at a time', async () => {
  const all = await queue();
  expect(titles(all)).toEqual(shelf.map(({ title }) => title));
  expect(all[0]).toMatchObject({ kind: 'contract', status: 20, penName: 'Noor Valdez', editor: '', overdue: false });
  expect(titles(await queue({ kind: 'completion' }))).toEqual([shelf[3]?.title]);
  expect(await queue({ status: 22 })).toEqual([]);
  expect(await queue({ waitsFor: 'author' })).toEqual([]);
  const page = await queue({ limit: 2 });
  const after = page.at(-1);
  expect(titles(await queue({ limit: 2, after }))).toEqual(titles(all).slice(2));
});

test('what should have been read by now is overdue', async () => {
  expect(await queue({ overdue: true })).toEqual([]);
  context.clock.advance(3 * DAY_MS + 1);
  expect(titles(await queue({ overdue: true }))).toEqual([first().title]);
  expect((await getApplication(context, contract())).overdue).toBe(true);
});

test('one editor reads at a time; the others are told who', async () => {
  await claimApplication(context, { ...contract(), by: EDITOR });
  await claimApplication(context, { ...contract(), by: EDITOR });
  const theirs = { ...contract(), by: 'Tomas' };
  await expect(claimApplication(context, theirs)).rejects.toThrow(`${EDITOR} reads this application.`);
  for (const act of [
    unclaimApplication(context, theirs),
    acceptApplication(context, theirs),
    returnWithReasons(context, { ...theirs, reasons: [{ field: '', text: 'No.' }] }),
  ]) {
    expect(await answerNameOf(act)).toBe('claimedByOther');
  }
  await unclaimApplication(context, { ...contract(), by: EDITOR });
  await claimApplication(context, theirs);
  const { timeline, editor } = await getApplication(context, contract());
  expect(timeline.map(({ act, actor_name }) => [act, actor_name]).slice(1)).toEqual([
    ['claim', EDITOR],
    ['unclaim', EDITOR],
    ['claim', 'Tomas'],
  ]);
  expect(editor).toEqual({ name: 'Tomas' });
});

test('what the desk sees is what was sent, pictures and documents too', async () => {
  const shown = await showApplication(context, contract());
  expect(shown).toMatchObject({
    author: { uid: context.uid, penName: 'Noor Valdez' },
    story: { title: first().title },
    view: { status: 20, form: { person: { id_number: 'A0948 2215' } } },
  });
  expect((await readIdImage(context, { ...contract(), side: 'front' })).length).toBeGreaterThan(0);
  const document = shown.view.documents[0]?.document_id ?? '';
  expect((await readDocument(context, document)).name).toBe(`Contract application – ${first().title}.pdf`);
  const nothing = { story_id: first().story_id, kind: 'pay-to-read' as const };
  expect(await answerNameOf(showApplication(context, nothing))).toBe('notFound');
});

test.each<[string, { field: string; text: string }[]]>([
  ['none', []],
  ['an empty one', [{ field: '', text: '  ' }]],
  ['one that is too long', [{ field: '', text: 'a'.repeat(1001) }]],
])('reasons are needed: %s is refused', async (_what, reasons) => {
  const back = async () => returnWithReasons(context, { ...contract(), by: 'Tomas', reasons });
  expect(await answerNameOf(back())).toBe('invalidRequest');
});

test('a contract is issued once it was accepted, and ends with a reason', async () => {
  const [, second] = shelf;
  if (!second) throw new Error('No story.');
  const desk = { story_id: second.story_id, by: EDITOR };
  expect(await answerNameOf(issueContract(context, desk))).toBe('applicationMoved');
  await acceptApplication(context, { ...desk, kind: 'contract' });
  expect(await queue({ status: 22 })).toMatchObject([{ issued: false }]);
  await issueContract(context, desk);
  expect(await queue({ waitsFor: 'author' })).toMatchObject([{ title: second.title, issued: true }]);
  expect(await answerNameOf(terminateContract(context, { ...desk, reason: ' ' }))).toBe('invalidRequest');
  expect(await answerNameOf(terminateContract(context, { ...desk, reason: 'Agreed.' }))).toBe('applicationMoved');
});

test('an application of no story is not found', async () => {
  const nowhere = { story_id: '00000000-0000-4000-8000-000000000000', kind: 'contract' as const, by: EDITOR };
  expect(await answerNameOf(acceptApplication(context, nowhere))).toBe('notFound');
  const story = await addApplyingStory(context);
  expect((await signReady(context, story)).status).toBe(30);
});
