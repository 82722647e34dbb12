import { randomUUID } from 'node:crypto';
import { homeOverview } from '@myfiction/shared/contract/calls/writing.ts';
import { HOUR_MS } from '@myfiction/shared/contract/time-units.ts';
import { eq } from 'drizzle-orm';
import { settlementDay } from '../billing/settlement-time.ts';
import { saveChapter } from '../chapters/save-chapter.ts';
import { applications } from '../database/schema/applications.ts';
import { bills } from '../database/schema/bills.ts';
import { comments } from '../database/schema/comments.ts';
import { announcements } from '../database/schema/messages.ts';
import { payoutMethods, taxForms } from '../database/schema/payout.ts';
import { stories } from '../database/schema/stories.ts';
import { users } from '../database/schema/users.ts';
import { getPayment } from '../payout/get-payment.ts';
import { addBill } from '../testing/add-bill.ts';
import { addPublished, addStory, addUser, chapterText } from '../testing/fixtures.ts';
import { freshAuthor } from '../testing/fresh-author.ts';
import { freshDatabase } from '../testing/fresh-database.ts';
import { addPayout, addPayoutMethod, addTaxForm } from '../testing/money-author.ts';
import { addScheduled } from '../testing/scheduled-chapter.ts';
import { getHome } from './get-home.ts';

const WEEKLY = { mode: 'weekly' as const, weekdays: [3], time: '18:00', zone: 'UTC' };

const database = freshDatabase();
const context = freshAuthor(database, { user: { dailyGoal: 300 } });
let storyId: string;
beforeEach(async () => {
  // Monday, 10:00 UTC.
  storyId = (await addStory(context)).story_id;
});
afterEach(() => database.db.delete(announcements));

const home = async () => homeOverview.parse(await getHome(context, { zone: 'UTC' }));
const inHours = (hours: number) => new Date(context.clock.now().getTime() + hours * HOUR_MS);
const kinds = async () => (await home()).todo_all?.map(({ item }) => item.kind);
const publish = (title: string, story = storyId) =>
  addPublished(context, story, chapterText(title, 'Four words stand here.'));
const change = (changes: Partial<typeof stories.$inferInsert>) =>
  database.db.update(stories).set(changes).where(eq(stories.id, storyId));

const comment = (text: string, minutesAgo = 0) => ({
  id: randomUUID(),
  uid: context.uid,
  storyId,
  readerId: 'r',
  readerName: 'Ada',
  text,
  createdAt: new Date(context.clock.now().getTime() - minutesAgo * 60_000),
});

describe('to do', () => {
  test('a chapter that goes out this week, but has no name or is too short', async () => {
    const long = Array(500).fill('word').join(' ');
    const short = await addScheduled(context, storyId, chapterText('Short', 'Too short.'), inHours(20));
    await addScheduled(context, storyId, chapterText('Ready', long), inHours(21));
    await addScheduled(context, storyId, chapterText('', long), inHours(22));
    await addScheduled(context, storyId, chapterText('Next month', 'Short.'), inHours(24 * 8));
    const { todo, scheduled } = await home();
    expect(todo).toMatchObject([
      { item: { kind: 'finishChapter', chapter_id: short, position: 1, title: 'Short', words: 2 }, story_id: storyId },
      { item: { kind: 'finishChapter', position: 3, title: '' } },
    ]);
    expect(todo[0]?.due_at).toBe(inHours(20).toISOString());
    expect(scheduled.map(({ title }) => title)).toEqual(['Short', 'Ready', '', 'Next month']);
  });

  test('a schedule whose next day has no chapter, for a story that has begun', async () => {
    const { story_id } = await addStory(context, { schedule: WEEKLY });
    expect(await kinds()).toEqual([]);
    await publish('One', story_id);
    expect((await home()).todo_all).toEqual([
      expect.objectContaining({ item: { kind: 'emptySchedule' }, story_id, due_at: '2026-03-04T18:00:00.000Z' }),
    ]);
    context.clock.advance(-24 * HOUR_MS);
    expect(await kinds()).toEqual([]);
    context.clock.advance(24 * HOUR_MS);
    await addScheduled(context, story_id, chapterText('Two', Array(500).fill('word').join(' ')), inHours(50));
    expect(await kinds()).toEqual([]);
  });

  test('a chapter that went out on the day itself keeps the promise too', async () => {
    const { story_id } = await addStory(context, { schedule: WEEKLY });
    await publish('One', story_id);
    context.clock.set(new Date('2026-03-04T00:30:00Z'));
    expect(await kinds()).toEqual(['emptySchedule']);
    await publish('Two', story_id);
    expect(await kinds()).toEqual([]);
  });

  test('edits that readers do not see, once for a story', async () => {
    const [one, two] = [await publish('One'), await publish('Two')];
    await saveChapter(context, { chapter_id: one, base_revision: 1, text: chapterText('One', 'Edited.') });
    context.clock.advance(HOUR_MS);
    await saveChapter(context, { chapter_id: two, base_revision: 1, text: chapterText('Two', 'Edited.') });
    expect((await home()).todo_all).toEqual([
      expect.objectContaining({
        item: { kind: 'stagedEdits', chapter_id: two, position: 2, title: 'Two', count: 2 },
        due_at: null,
      }),
    ]);
  });

  test('neither edits nor a contract that a story which is or may be completed takes no more', async () => {
    const one = await publish('One');
    await saveChapter(context, { chapter_id: one, base_revision: 1, text: chapterText('One', 'Edited.') });
    await change({ contractStatus: 10 });
    expect(await kinds()).toEqual(['stagedEdits', 'contractDraft']);
    await change({ completionStatus: 20 });
    expect(await kinds()).toEqual([]);
    await change({ completionStatus: 22, completed: true, completedAt: context.clock.now() });
    expect(await kinds()).toEqual([]);
  });

  test('applications where it is the author’s turn', async () => {
    await change({ contractStatus: 22, payToReadStatus: 21, completionStatus: 21 });
    const times = { createdAt: inHours(0), updatedAt: inHours(0), waitingSince: inHours(0), expectedAt: inHours(72) };
    const contract = { id: randomUUID(), storyId, kind: 'contract', status: 22, ...times } as const;
    await database.db.insert(applications).values({ ...contract, nextActor: 'editor' });
    expect((await home()).todo_all).toMatchObject([
      { item: { kind: 'contractOffer' }, due_at: inHours(72).toISOString() },
      { item: { kind: 'payToReadReturned' }, due_at: null },
      { item: { kind: 'completionReturned' } },
    ]);
    context.clock.advance(73 * HOUR_MS);
    expect((await home()).todo_all).toContainEqual(
      expect.objectContaining({ item: { kind: 'contractOffer' }, due_at: null }),
    );
    await database.db
      .update(applications)
      .set({ nextActor: 'author', expectedAt: inHours(720) })
      .where(eq(applications.id, contract.id));
    expect((await home()).todo_all).toContainEqual(
      expect.objectContaining({ item: { kind: 'contractToSign' }, due_at: inHours(720).toISOString() }),
    );
    await change({ contractStatus: 10, payToReadStatus: 20, completionStatus: 0 });
    expect(await kinds()).toEqual(['contractDraft']);
    await change({ contractStatus: 21 });
    expect(await kinds()).toEqual(['contractReturned']);
  });

  test('a contract whose term ends within a month, and not to pages without words for it', async () => {
    await change({ contractStatus: 30 });
    const times = { createdAt: inHours(0), updatedAt: inHours(0), termEndsAt: inHours(24 * 31) };
    const contract = { id: randomUUID(), storyId, kind: 'contract', status: 30, nextActor: null, ...times } as const;
    await database.db.insert(applications).values(contract);
    expect(await kinds()).not.toContain('contractEnds');
    context.clock.advance(24 * HOUR_MS);
    const { todo, todo_all } = await home();
    expect(todo_all).toContainEqual(
      expect.objectContaining({
        item: { kind: 'contractEnds' },
        story_id: storyId,
        due_at: times.termEndsAt.toISOString(),
      }),
    );
    expect(todo.map(({ item }) => item.kind)).not.toContain('contractEnds');
    context.clock.advance(30 * 24 * HOUR_MS);
    expect(await kinds()).not.toContain('contractEnds');
  });

  test('no paid reading that nobody can apply for any more, as the contract has ended', async () => {
    await change({ contractStatus: 30, payToReadStatus: 21 });
    expect(await kinds()).toContain('payToReadReturned');
    await change({ contractStatus: 31 });
    expect(await kinds()).toEqual([]);
  });

  test('no paid reading once the term of the contract is over, to no page', async () => {
    await change({ contractStatus: 30, payToReadStatus: 21 });
    const times = { createdAt: inHours(0), updatedAt: inHours(0), termEndsAt: inHours(1) };
    const contract = { id: randomUUID(), storyId, kind: 'contract', status: 30, nextActor: null, ...times } as const;
    await database.db.insert(applications).values(contract);
    expect(await kinds()).toContain('payToReadReturned');
    context.clock.advance(HOUR_MS);
    const { todo, todo_all } = await home();
    expect([...todo, ...(todo_all ?? [])].map(({ item }) => item.kind)).not.toContain('payToReadReturned');
  });

  test('a payout method that is missing while money is due, in time for its payday', async () => {
    await addTaxForm(context);
    await addBill(database.db, { uid: context.uid, month: '2025-11-01', netMinor: 0 });
    expect(await kinds()).toEqual([]);
    await addBill(database.db, { uid: context.uid, month: '2026-01-01', payday: '2026-03-11', netMinor: 5000 });
    const entry = { item: { kind: 'billBlocked', reason: 'no-method' }, story_id: '', story_title: '' };
    const { todo_all: todo = [], todo: known } = await home();
    expect(known).toEqual([]);
    expect(todo).toEqual([{ ...entry, due_at: expect.any(String) }]);
    expect(settlementDay(new Date(todo[0]?.due_at ?? 0))).toBe('2026-03-05');
    expect((await getPayment(context)).next_payment).toMatchObject({ confirm_by: '2026-03-05' });
    context.clock.advance(4 * 24 * HOUR_MS);
    expect((await home()).todo_all).toEqual([{ ...entry, due_at: null }]);
    await addPayoutMethod(context);
    expect(await kinds()).toEqual([]);
  });

  test('nothing of a bill whose payday has gone by for being too small', async () => {
    await addPayout(context);
    await addBill(database.db, { uid: context.uid, month: '2026-01-01', payday: '2026-03-01', netMinor: 1000 });
    expect(await kinds()).toEqual([]);
  });

  test('names no payday on which too little is due to be paid', async () => {
    await addBill(database.db, { uid: context.uid, month: '2025-12-01', payday: '2026-02-15', netMinor: 2000 });
    await addBill(database.db, { uid: context.uid, month: '2026-01-01', payday: '2026-03-15', netMinor: 2000 });
    const days = async () => (await home()).todo_all?.map(({ due_at }) => due_at && settlementDay(new Date(due_at)));
    expect(await days()).toEqual([null, null]);
    await addBill(database.db, { uid: context.uid, month: '2026-02-01', payday: '2026-04-15', netMinor: 2000 });
    expect(await days()).toEqual(['2026-04-09', '2026-04-09']);
  });

  test('a tax form that is missing while money is due, in time for its payday, and in no other case', async () => {
    await addPayoutMethod(context);
    await addBill(database.db, { uid: context.uid, month: '2025-11-01', netMinor: 0 });
    await addBill(database.db, { uid: context.uid, month: '2025-12-01', status: 3 });
    expect(await kinds()).toEqual([]);
    await addBill(database.db, { uid: context.uid, month: '2026-01-01', payday: '2026-03-11', netMinor: 5000 });
    const entry = { item: { kind: 'taxMissing', rejected: false }, story_id: '', story_title: '' };
    const { todo_all: todo = [], todo: known } = await home();
    expect(known).toEqual([]);
    expect(todo).toEqual([{ ...entry, due_at: expect.any(String) }]);
    expect(settlementDay(new Date(todo[0]?.due_at ?? 0))).toBe('2026-03-05');
    expect(settlementDay(new Date(Date.parse(todo[0]?.due_at ?? '') - 1))).toBe('2026-03-04');
    context.clock.advance(4 * 24 * HOUR_MS);
    expect((await home()).todo_all).toEqual([{ ...entry, due_at: null }]);
    await addTaxForm(context);
    expect(await kinds()).toEqual([]);
    const form = (changes: Partial<typeof taxForms.$inferInsert>) =>
      database.db.update(taxForms).set(changes).where(eq(taxForms.uid, context.uid));
    await form({ state: 'checking' });
    expect(await kinds()).toEqual([]);
    await form({ state: 'rejected', reason: 'The name differs.' });
    expect((await home()).todo_all).toEqual([{ ...entry, item: { kind: 'taxMissing', rejected: true }, due_at: null }]);
    await form({ state: 'valid', reason: '', validUntil: '2026-03-01' });
    expect(await kinds()).toEqual(['taxMissing']);
  });

  test('a tax form that is missing as soon as a contract is signed', async () => {
    await change({ contractStatus: 30 });
    expect(await kinds()).toEqual(['taxMissing']);
    await addTaxForm(context);
    expect(await kinds()).toEqual([]);
  });

  test('a payment that failed and comments that are held, of the author alone', async () => {
    const other = await addUser(database.db);
    await addBill(database.db, { uid: context.uid, status: 3, netMinor: 0 });
    await addBill(database.db, { uid: other, status: 4, netMinor: 0, failure: 'Account closed' });
    expect(await kinds()).toEqual([]);
    await database.db
      .update(bills)
      .set({ status: 4, withdrawnAt: null, failure: 'Closed' })
      .where(eq(bills.uid, context.uid));
    const held = (heldBy: 'words' | 'author' | 'desk') => ({ ...comment('Held'), status: 'held' as const, heldBy });
    // What the desk holds is not the author's to decide.
    await database.db.insert(comments).values([held('words'), held('author'), held('desk')]);
    expect((await home()).todo_all).toEqual([
      { item: { kind: 'billBlocked', reason: 'failed' }, story_id: '', story_title: '', due_at: null },
      { item: { kind: 'heldComments', count: 2 }, story_id: '', story_title: '', due_at: null },
    ]);
  });

  test('no payment that failed while the new way of payment is not in force yet', async () => {
    await addPayout(context);
    await addBill(database.db, { uid: context.uid, status: 4, failure: 'Account closed' });
    expect(await kinds()).toEqual(['billBlocked']);
    await database.db
      .update(payoutMethods)
      .set({ lockedUntil: inHours(72) })
      .where(eq(payoutMethods.uid, context.uid));
    expect(await kinds()).toEqual([]);
    context.clock.advance(73 * HOUR_MS);
    expect(await kinds()).toEqual(['billBlocked']);
  });

  test('a planned deletion of the account comes before all, and not to pages without words for it', async () => {
    const deletionAt = inHours(24 * 9);
    await addScheduled(context, storyId, chapterText('Short', 'Too short.'), inHours(20));
    await database.db.update(users).set({ deletionAt }).where(eq(users.uid, context.uid));
    const { todo, todo_all } = await home();
    expect(todo_all?.map(({ item, due_at }) => [item.kind, due_at])).toEqual([
      ['accountDeletion', deletionAt.toISOString()],
      ['finishChapter', inHours(20).toISOString()],
    ]);
    expect(todo.map(({ item }) => item.kind)).toEqual(['finishChapter']);
  });
});
