import { HOUR_MS } from '@myfiction/shared/contract/time-units.ts';
import { eq } from 'drizzle-orm';
import { publishDueChapters } from '../../chapters/due/publish-due-chapters.ts';
import { getChapter } from '../../chapters/get-chapter.ts';
import { authorEvents } from '../../database/schema/author-events.ts';
import { openSession } from '../../identity/sessions.ts';
import { createDomainContext } from '../../testing/domain-context.ts';
import { addStory, addUser, chapterText } from '../../testing/fixtures.ts';
import { createLogRecorder } from '../../testing/log-recorder.ts';
import { addScheduled } from '../../testing/scheduled-chapter.ts';
import { signedCall } from '../../testing/signed-call.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestClock } from '../../testing/test-clock.ts';
import { createRateLimiter } from '../rate-limiter.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await buildTestApp();
});
afterAll(() => testApp.close());

async function signUp() {
  const { db } = testApp.database;
  const uid = await addUser(db);
  return { uid, session: await openSession(db, { uid, ip: '192.0.2.1', now: testApp.clock.now() }) };
}

test.each([5, -5])(
  'the server’s clock jumps by %i hours: calls say so, no session ends, and both are well again',
  async (hours) => {
    const session = await signUp();
    const right = { app: testApp.app, clock: createTestClock(testApp.clock.now()) };
    testApp.clock.advance(hours * HOUR_MS);
    // A page whose clock is right is told that clocks differ, not that it is signed out.
    expect((await signedCall(right, 'account/counts', {}, { session })).code).toBe(400002);
    expect((await signedCall(testApp, 'account/counts', {}, { session })).code).toBe(0);
    testApp.clock.advance(-hours * HOUR_MS);
    expect((await signedCall(right, 'account/counts', {}, { session })).code).toBe(0);
  },
);

test('a scheduled chapter goes out once, however the clock jumps afterwards', async () => {
  const uid = (await signUp()).uid;
  const context = createDomainContext(testApp.database, { uid, clock: testApp.clock });
  const { story_id } = await addStory(context);
  const due = new Date(testApp.clock.now().getTime() + HOUR_MS);
  const id = await addScheduled(context, story_id, chapterText('One', 'Text.'), due);
  const run = () => publishDueChapters({ ...context, log: createLogRecorder() });
  testApp.clock.advance(3 * HOUR_MS);
  await run();
  const published = await getChapter(context, id);
  expect(published.status).toBe('published');
  testApp.clock.advance(-5 * HOUR_MS);
  await run();
  testApp.clock.advance(5 * HOUR_MS);
  await run();
  expect(await getChapter(context, id)).toMatchObject({ status: 'published', published_at: published.published_at });
  const events = await context.db.select().from(authorEvents).where(eq(authorEvents.uid, uid));
  expect(events.filter(({ event }) => event.topic === 'chapter')).toHaveLength(1);
});

test('a clock that jumps back takes no limit away and gives none twice', () => {
  const clock = createTestClock();
  const limiter = createRateLimiter(clock);
  const limit = { burst: 2, perSecond: 1 };
  expect([limiter.take('a', limit), limiter.take('a', limit), limiter.take('a', limit)]).toEqual([true, true, false]);
  clock.advance(-HOUR_MS);
  expect(limiter.take('a', limit)).toBe(false);
  clock.advance(1_000);
  expect(limiter.take('a', limit)).toBe(true);
});
