import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { activityEntries } from '../database/schema/activities.ts';
import { messages } from '../database/schema/messages.ts';
import type { PointerAct } from '../delivery/pointer/acts.ts';
import { movePointer } from '../delivery/pointer/move-pointer.ts';
import { openSession } from '../identity/sessions.ts';
import { TIDE_CONTEST, TIDE_CONTEST_FILE } from '../testing/contest-fixture.ts';
import { createDomainContext } from '../testing/domain-context.ts';
import { addPublished, addStory, addUser, chapterText } from '../testing/fixtures.ts';
import { addPointer, addVersion } from '../testing/remote-fixture.ts';
import { signedCall } from '../testing/signed-call.ts';
import { buildTestApp, type TestApp } from '../testing/test-app.ts';
import { announceWinners } from './announce-winners.ts';
import { findContest } from './find-contest.ts';

const ALL = { category: 'short', declarations: ['own-work', 'adult'] };

let testApp: TestApp;
beforeAll(async () => {
  testApp = await buildTestApp({ config: { campaignsFile: TIDE_CONTEST_FILE } });
});
afterAll(() => testApp.close());
beforeEach(() => testApp.clock.set(new Date('2026-03-02T10:00:00Z')));

async function author() {
  const { database, clock } = testApp;
  const uid = await addUser(database.db, { penName: `Author ${randomUUID()}` });
  const session = { uid, session: await openSession(database.db, { uid, ip: '192.0.2.1', now: clock.now() }) };
  const context = createDomainContext(database, { uid, clock });
  const story = async () => {
    const { story_id } = await addStory(context);
    await addPublished(context, story_id, chapterText('One', 'The tide turned.'));
    return story_id;
  };
  const options = { session, plainSignature: true };
  return {
    uid,
    context,
    story,
    get: () => signedCall(testApp, 'activity/getOwn', { campaign: TIDE_CONTEST.id }, options),
    enter: (story_id: string, changes = {}) =>
      signedCall(testApp, 'activity/enter', { campaign: TIDE_CONTEST.id, story_id, ...ALL, ...changes }, options),
    withdraw: () => signedCall(testApp, 'activity/withdraw', { campaign: TIDE_CONTEST.id }, options),
  };
}

const lettersOf = (uid: number) => testApp.database.db.select().from(messages).where(eq(messages.uid, uid));
const at = (time: string, beforeMs = 0) => testApp.clock.set(new Date(Date.parse(time) - beforeMs));

test.each([
  [TIDE_CONTEST.dates.opens, 'before', 'open'],
  [TIDE_CONTEST.dates.closes, 'open', 'judging'],
  [TIDE_CONTEST.dates.winners, 'judging', 'closed'],
])('at %s the phase goes from %s to %s, for visitors too', async (time, before, after) => {
  const phase = async () => (await signedCall(testApp, 'activity/get', { campaign: TIDE_CONTEST.id })).data.phase;
  at(time, 1);
  expect(await phase()).toBe(before);
  at(time);
  expect(await phase()).toBe(after);
});

test('a story enters with a message, and comes out again with one', async () => {
  const noor = await author();
  const story_id = await noor.story();
  expect((await noor.get()).data).toMatchObject({ entry: null, stories: [{ story_id, unmet: [] }] });
  expect(await noor.enter(story_id)).toMatchObject({ code: 0, data: { entry: { story_id, category: 'short' } } });
  expect(await noor.withdraw()).toMatchObject({ code: 0, data: { entry: null } });
  const letters = await lettersOf(noor.uid);
  expect(letters.map(({ type, title }) => [type, title])).toEqual(
    expect.arrayContaining([
      ['contest', 'Your story is in: Tide Contest'],
      ['contest', 'You have withdrawn from Tide Contest'],
    ]),
  );
});

test('an author has one entry, however often and at once it is asked for', async () => {
  const noor = await author();
  const stories = [await noor.story(), await noor.story()];
  const answers = await Promise.all(stories.map((story_id) => noor.enter(story_id)));
  expect(answers.map(({ code }) => code).sort()).toEqual([0, 400081]);
  const rows = await testApp.database.db.select().from(activityEntries).where(eq(activityEntries.uid, noor.uid));
  expect(rows).toHaveLength(1);
});

test('what is asked for again, because its answer was lost, is done once', async () => {
  const noor = await author();
  const story_id = await noor.story();
  await noor.enter(story_id);
  expect(await noor.enter(story_id)).toMatchObject({ code: 0, data: { entry: { story_id } } });
  expect(await noor.enter(story_id, { category: 'long' })).toMatchObject({ code: 400081 });
  await noor.withdraw();
  expect(await noor.withdraw()).toMatchObject({ code: 0, data: { entry: null } });
  expect(await lettersOf(noor.uid)).toHaveLength(2);
});

test('with the closing moment nothing goes in or out', async () => {
  const [noor, idris] = [await author(), await author()];
  const [hers, his] = [await noor.story(), await idris.story()];
  at(TIDE_CONTEST.dates.closes, 1);
  expect(await noor.enter(hers)).toMatchObject({ code: 0 });
  at(TIDE_CONTEST.dates.closes);
  expect(await idris.enter(his)).toMatchObject({ code: 400080 });
  expect(await noor.withdraw()).toMatchObject({ code: 400080 });
  expect((await noor.get()).data.entry).toMatchObject({ story_id: hers });
});

test('the server holds the rules, the category and the declarations by itself', async () => {
  const noor = await author();
  const { story_id: empty } = await addStory(noor.context);
  expect((await noor.get()).data.stories).toMatchObject([{ story_id: empty, unmet: ['chapters'] }]);
  expect(await noor.enter(empty)).toMatchObject({ code: 400082, data: { unmet: ['chapters'] } });
  const story_id = await noor.story();
  expect(await noor.enter(story_id, { category: 'epic' })).toMatchObject({ code: 400003 });
  expect(await noor.enter(story_id, { declarations: ['adult'] })).toMatchObject({ code: 400003 });
  expect((await noor.get()).data.entry).toBeNull();
});

test('without a campaign there is nothing to see', async () => {
  expect(await signedCall(testApp, 'activity/get', { campaign: 'nowhere' })).toMatchObject({ code: 400007 });
});

test('a file that is named and not there is a fault, not a contest that has gone', async () => {
  const misnamed = await buildTestApp({ beside: testApp, config: { campaignsFile: `${TIDE_CONTEST_FILE}.missing` } });
  expect(await signedCall(misnamed, 'activity/get', { campaign: TIDE_CONTEST.id })).toMatchObject({ code: 500 });
  await misnamed.close();
});

test.each([
  ['that is no JSON', '{ "campaigns": ['],
  ['whose contest has no dates', JSON.stringify({ campaigns: [{ ...TIDE_CONTEST, dates: {} }] })],
])('a file %s is named in the fault', async (_name, text) => {
  const folder = await mkdtemp(join(tmpdir(), 'campaigns-'));
  const campaignsFile = join(folder, 'trial.json');
  await writeFile(campaignsFile, text);
  const { config, database } = testApp;
  const found = findContest({ config: { ...config, campaignsFile }, db: database.db }, TIDE_CONTEST.id);
  await expect(found).rejects.toThrow(`CAMPAIGNS_FILE ${campaignsFile} cannot be used`);
  await rm(folder, { recursive: true });
});

test('winners show from their day on', async () => {
  const noor = await author();
  const storyId = await noor.story();
  await noor.enter(storyId);
  const winners = [{ storyId, prize: 'First prize', note: 'It holds.' }];
  const { db } = testApp.database;
  await announceWinners(db, TIDE_CONTEST.id, winners, testApp.clock.now());
  await announceWinners(db, TIDE_CONTEST.id, winners, testApp.clock.now());
  const state = () => signedCall(testApp, 'activity/get', { campaign: TIDE_CONTEST.id });
  at(TIDE_CONTEST.dates.winners, 1);
  expect((await state()).data.entries).toBeGreaterThan(0);
  expect((await state()).data.winners).toEqual([]);
  at(TIDE_CONTEST.dates.winners);
  expect((await state()).data.winners).toMatchObject([
    { prize: 'First prize', author: expect.stringMatching(/^Author /), note: 'It holds.' },
  ]);
  const outside = await noor.story();
  await expect(
    announceWinners(db, TIDE_CONTEST.id, [{ storyId: outside, prize: '', note: '' }], testApp.clock.now()),
  ).rejects.toMatchObject({ errorName: 'notFound' });
});

test('without a file the rules are those of the live version, also after a new one', async () => {
  const plain = await buildTestApp({ beside: testApp });
  const { db } = testApp.database;
  const now = testApp.clock.now();
  const phase = async () => (await signedCall(plain, 'activity/get', { campaign: TIDE_CONTEST.id })).data.phase;
  const dates = { ...TIDE_CONTEST.dates, opens: '2026-03-03T00:00:00Z' };
  await addVersion(db, 'activities', 'v1', { now, manifest: { campaigns: [TIDE_CONTEST] } });
  await addVersion(db, 'activities', 'v2', { now, manifest: { campaigns: [{ ...TIDE_CONTEST, dates }] } });
  await addPointer(db, 'activities', 'v1', { now });
  const before = await phase();
  await movePointer(db, { remote: 'activities', act: { act: 'promote', version: 'v2' }, who: 'hana', now });
  expect([before, await phase()]).toEqual(['open', 'before']);
  await plain.close();
});

test('a contest that only a staged version has is there once somebody is given its page, and one that is live goes by the live rules', async () => {
  const plain = await buildTestApp({ beside: testApp });
  const { db } = testApp.database;
  const now = testApp.clock.now();
  const fresh = { ...TIDE_CONTEST, id: 'fresh-contest', path: '/activity/FreshContest' };
  const later = { ...TIDE_CONTEST, dates: { ...TIDE_CONTEST.dates, opens: '2026-03-03T00:00:00Z' } };
  await addVersion(db, 'activities', 'v3', { now, manifest: { campaigns: [TIDE_CONTEST] } });
  await addVersion(db, 'activities', 'v4', { now, manifest: { campaigns: [later, fresh] } });
  const move = (act: PointerAct) => movePointer(db, { remote: 'activities', act, who: 'hana', now });
  const ask = (campaign: string) => signedCall(plain, 'activity/get', { campaign });
  await move({ act: 'publish', version: 'v3' });
  await move({ act: 'stage', version: 'v4', percent: 0 });
  expect(await ask(fresh.id)).toMatchObject({ code: 400007 });
  await move({ act: 'stage', version: 'v4', percent: 5 });
  expect(await ask(fresh.id)).toMatchObject({ code: 0, data: { phase: 'open' } });
  expect(await ask(TIDE_CONTEST.id)).toMatchObject({ code: 0, data: { phase: 'open' } });
  await plain.close();
});
