import { randomUUID } from 'node:crypto';
import { taxForms } from '../database/schema/payout.ts';
import { createDomainContext } from '../testing/domain-context.ts';
import { addStory, addUser } from '../testing/fixtures.ts';
import { openTestDesk, type TestDesk } from './testing/desk-run.ts';

/** Exit codes: refused, typed wrong. */
const [REFUSED, USAGE] = [1, 2];
const NOBODY = '999';
let desk: TestDesk;
let uid: string;
beforeAll(async () => {
  desk = await openTestDesk();
  uid = String(await addUser(desk.database.db));
});
afterAll(() => desk.database.close());

const write = (to: string, ...more: string[]) => desk.run('write', to, '--title', 'News', '--body', 'Text.', ...more);

test('a letter goes to an author who is there, about a story of theirs', async () => {
  expect(await write(NOBODY)).toEqual({ code: REFUSED, out: '', err: `There is no author ${NOBODY}.` });
  const stranger = await addUser(desk.database.db);
  const { story_id } = await addStory(createDomainContext(desk.database, { uid: stranger, clock: desk.clock }));
  for (const story of [story_id, randomUUID()]) {
    const err = `There is no such thing: UID ${uid}, --story ${story}.`;
    expect(await write(uid, '--story', story)).toEqual({ code: REFUSED, out: '', err });
  }
  expect(await write(String(stranger), '--story', story_id)).toMatchObject({ code: 0 });
});

test('no form withholds more than none does', async () => {
  const id = randomUUID();
  const form = { id, kind: 'w-8ben', state: 'checking', withholdingPercent: 30, createdAt: desk.clock.now() } as const;
  await desk.database.db.insert(taxForms).values({ ...form, uid: Number(uid) });
  expect(await desk.run('tax', 'approve', id, '--percent', '31')).toMatchObject({ code: USAGE });
  expect(await desk.run('tax', 'approve', id, '--percent', '30')).toMatchObject({ code: 0 });
});

test.each([
  [['token', 'create', 'comments', '--label', ' '], '--label is missing'],
  [['author', 'block', NOBODY, '--reason', ' \t'], '--reason is missing'],
  [['close-month', '0000-01', '--yes'], 'MONTH is like 2025-10'],
  [['pay', 'nothing', '--reference', 'PP-1', '--yes'], 'ID is an id like'],
  [['announce', 'News', '--body', 'Text.', '--until', '2027-02-29'], '--until is like 2026-03-31'],
  [['announce', 'News', '--body', 'Text.', '--until', '3/31/2027'], '--until is like 2026-03-31'],
])('%j is typed wrong', async (argv, why) => {
  expect(await desk.run(...argv)).toMatchObject({ code: USAGE, err: expect.stringContaining(why) });
});

test('a month that is not over is named as it was typed', async () => {
  const err = 'The month 2099-01 is not over.';
  expect(await desk.run('close-month', '2099-01', '--yes')).toEqual({ code: REFUSED, out: '', err });
});

test.each([
  [['close-month', '2026-13'], 'MONTH is like 2025-10, not "2026-13".'],
  [['pay', 'nothing', '--reference', 'PP-1'], 'ID is an id like 3f0c…-…, not "nothing".'],
  [['terminate', 'nothing', '--reason', 'Asked for.'], 'STORY is an id like 3f0c…-…, not "nothing".'],
  [['approve', randomUUID(), 'contrct'], 'KIND is one of contract, pay-to-read, completion, not "contrct".'],
])('%j is told before anything is asked', async (argv, err) => {
  expect(await desk.runAs('hana', argv, 'yes')).toEqual({ code: USAGE, out: '', err });
});
