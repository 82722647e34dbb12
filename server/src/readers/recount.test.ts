import { randomUUID } from 'node:crypto';
import type { ApiInput } from '@myfiction/shared/contract/calls.ts';
import { inArray } from 'drizzle-orm';
import fc from 'fast-check';
import { publishChapter } from '../chapters/publish-chapter.ts';
import { chapters } from '../database/schema/chapters.ts';
import { chapterReaders, ingestedEvents } from '../database/schema/readers.ts';
import { stories } from '../database/schema/stories.ts';
import { createDomainContext, type DomainContext } from '../testing/domain-context.ts';
import { addChapter, addStory, addUser, chapterText } from '../testing/fixtures.ts';
import { startTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { ingestReads } from './ingest-reads.ts';

type Event = ApiInput<'ingest/reads'>['events'][number];

const DAY_MS = 24 * 60 * 60 * 1000;

let database: TestDatabase;
let context: DomainContext;
let storyId: string;
let chapterId: string;
beforeAll(async () => {
  database = await startTestDatabase();
});
beforeEach(async () => {
  context = createDomainContext(database, { uid: await addUser(database.db) });
  storyId = (await addStory(context)).story_id;
  chapterId = await publish(storyId);
  context.clock.advance(10 * DAY_MS);
});
afterAll(() => database.close());

async function publish(story: string): Promise<string> {
  const { chapter_id } = await addChapter(context, story, chapterText(randomUUID(), 'Words stand here.'));
  await publishChapter(context, { chapter_id, base_revision: 1 });
  return chapter_id;
}

const send = (...events: Event[]) => ingestReads(context, { events });

async function figures(chapter = chapterId, story = storyId) {
  const [found] = await database.db
    .select()
    .from(chapters)
    .where(inArray(chapters.id, [chapter]));
  const [of] = await database.db
    .select()
    .from(stories)
    .where(inArray(stories.id, [story]));
  return { reads: found?.reads, readers: found?.readers, all: of?.reads, followers: of?.followers };
}
test('whatever comes in whatever batches, the counters are those of a recount', async () => {
  const story = fc.integer({ min: 0, max: 1 });
  const event = fc.record({
    id: fc.integer({ min: 0, max: 40 }),
    type: fc.constantFrom('read', 'read', 'read', 'follow' as const),
    chapter: fc.integer({ min: 0, max: 3 }),
    story,
    reader: fc.integer({ min: 0, max: 5 }),
    hoursAgo: fc.integer({ min: 0, max: 100 }),
  });
  const storyIds = [storyId, (await addStory(context)).story_id];
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(event, { minLength: 1, maxLength: 30 }), { maxLength: 5 }), async (batches) => {
      await database.pool.query('truncate ingested_events, chapter_readers, story_days');
      await database.pool.query('update chapters set reads = 0, readers = 0');
      await database.pool.query('update stories set reads = 0, followers = 0');
      const chapterIds = await fourChapters(storyIds);
      const seen = new Map<string, Event>();
      for (const batch of batches) {
        const events = batch.map((given): Event => {
          const common = {
            event_id: `event-${given.id}`,
            reader_id: `r${given.reader}`,
            at: new Date(context.clock.now().getTime() - given.hoursAgo * 3_600_000).toISOString(),
          };
          return given.type === 'follow'
            ? { type: 'follow', ...common, story_id: storyIds[given.story] ?? '' }
            : { type: 'read', ...common, chapter_id: chapterIds[given.chapter] ?? '' };
        });
        const { accepted } = await send(...events);
        const before = seen.size;
        for (const one of events) {
          const key = `${one.type}:${one.event_id}`;
          if (!seen.has(key)) seen.set(key, one);
        }
        expect(accepted).toBe(seen.size - before);
      }
      const reads = [...seen.values()].filter((one) => one.type === 'read');
      for (const id of chapterIds) {
        const mine = reads.filter((one) => one.chapter_id === id);
        expect(await figures(id)).toMatchObject({
          reads: mine.length,
          readers: new Set(mine.map(({ reader_id }) => reader_id)).size,
        });
      }
      expect(await recount()).toEqual([]);
      expect(await database.db.$count(ingestedEvents)).toBe(seen.size);
      const people = new Set(reads.map((one) => `${one.chapter_id} ${one.reader_id}`));
      expect(await database.db.$count(chapterReaders)).toBe(people.size);
    }),
    { numRuns: 40 },
  );
}, 30_000);

let four: string[] | undefined;
async function fourChapters(storyIds: readonly string[]): Promise<string[]> {
  if (four) return four;
  const made: string[] = [];
  for (const story of [...storyIds, ...storyIds]) made.push(await publish(story));
  four = made;
  return made;
}

/** Stories whose counters are not those of their chapters, and days. */
async function recount(): Promise<unknown[]> {
  const { rows } = await database.pool.query(`
    select s.title, s.reads, s.followers from stories s where (s.reads, s.reads, s.followers) is distinct from (
      (select coalesce(sum(c.reads), 0) from chapters c where c.story_id = s.id),
      (select coalesce(sum(d.reads), 0) from story_days d where d.story_id = s.id),
      (select coalesce(sum(d.new_followers), 0) from story_days d where d.story_id = s.id))`);
  return rows;
}
