import { OFFER_TERMS } from '@myfiction/shared/contract/application-options.ts';
import { termEnd } from '@myfiction/shared/contract/term-end.ts';
import { DAY_MS } from '@myfiction/shared/contract/time-units.ts';
import { and, eq } from 'drizzle-orm';
import { applications } from '../database/schema/applications.ts';
import { messages } from '../database/schema/messages.ts';
import { stories } from '../database/schema/stories.ts';
import { users } from '../database/schema/users.ts';
import { EDITOR, freshApplyingStory, signReady } from '../testing/application-fixture.ts';
import { freshAuthor } from '../testing/fresh-author.ts';
import { freshDatabase } from '../testing/fresh-database.ts';
import { listEnding } from './desk/list-ending.ts';
import { terminateContract } from './desk/terminate-contract.ts';
import { tellTermEnds } from './tell-term-ends.ts';

const database = freshDatabase();
const context = freshAuthor(database);
const story = freshApplyingStory(context);
const ofStory = () => eq(applications.storyId, story.story_id);

/** Signs the story's contract and gives the end of its term. */
async function sign(signedAt = new Date('2026-11-27T10:00:00Z')): Promise<Date> {
  context.clock.set(signedAt);
  await signReady(context, story);
  return termEnd('exclusive', signedAt);
}

const tell = async (at: Date) => {
  context.clock.set(at);
  await tellTermEnds(context);
  return database.db
    .select()
    .from(messages)
    .where(and(eq(messages.uid, context.uid), eq(messages.type, 'contract'), eq(messages.createdAt, at)));
};

test('an author is written to once, 30 days before the term of a contract ends', async () => {
  const end = await sign();
  expect(await tell(new Date(end.getTime() - 31 * DAY_MS))).toEqual([]);
  const soon = new Date(end.getTime() - 30 * DAY_MS);
  const [letter, ...others] = await tell(soon);
  expect(others).toEqual([]);
  expect(letter).toMatchObject({ title: 'Your contract ends soon', storyId: story.story_id });
  expect(letter?.actionPath).toBe(`/book-apply/contract/view?id=${story.story_id}`);
  expect(letter?.mailDueAt).toEqual(soon);
  expect(letter?.body).toContain(`The contract for ${story.title} runs until 27 November 2031 at 10:00 UTC.`);
  expect(letter?.body).not.toContain('Paid chapters');
  expect(letter?.body).toContain('you change the details of the story yourself again.');
  expect(await tell(end)).toEqual([]);
});

test('two servers write once', async () => {
  const end = await sign();
  context.clock.set(end);
  await Promise.all([tellTermEnds(context), tellTermEnds(context)]);
  const told = and(eq(messages.uid, context.uid), eq(messages.createdAt, end));
  expect(await database.db.$count(messages, told)).toBe(1);
});

test('in Spanish, with what becomes of paid chapters', async () => {
  const end = await sign();
  await database.db.update(users).set({ language: 'es' }).where(eq(users.uid, context.uid));
  const paid = { firstPaidPosition: 11, paidFrom: end, priceRule: 'per-chapter', priceCoins: 3 } as const;
  await database.db.update(stories).set(paid).where(eq(stories.id, story.story_id));
  const [letter] = await tell(new Date(end.getTime() - DAY_MS));
  expect(letter?.title).toBe('Tu contrato termina pronto');
  expect(letter?.body).toContain('El pago por lectura termina con él: los capítulos de pago se retiran');
});

test('nobody is told that the details of a completed story can be changed', async () => {
  const end = await sign();
  const completed = { completed: true, completedAt: end, completionStatus: 22 } as const;
  await database.db.update(stories).set(completed).where(eq(stories.id, story.story_id));
  const [letter] = await tell(end);
  expect(letter?.body).toContain('You get a message once we have closed the contract.');
});

test('of a contract that was signed with an earlier release, also after its term', async () => {
  const end = await sign();
  await database.db.update(applications).set({ termEndsAt: null }).where(ofStory());
  const [letter] = await tell(end);
  expect(letter?.title).toBe('The term of your contract is over');
  expect(letter?.body).toContain('ended on 27 November 2031 at 10:00 UTC.');
});

test('nothing is said of a contract that has been ended', async () => {
  const end = await sign();
  await terminateContract(context, { story_id: story.story_id, by: EDITOR, reason: 'By agreement.' });
  expect(await tell(end)).toEqual([]);
});

test('the desk lists a term by the end that the author is told, also of one that began on 29 February', async () => {
  const end = await sign(new Date('2028-02-29T12:00:00Z'));
  const listed = async (now: Date) =>
    (await listEnding(database.db, { now, until: now, limit: 20 })).map((row) => row.endsAt);
  expect(end).toEqual(new Date(`${2028 + OFFER_TERMS.exclusive.termYears}-03-01T12:00:00Z`));
  expect(await listed(new Date(end.getTime() - 1))).not.toContainEqual(end);
  expect(await listed(end)).toContainEqual(end);
});
