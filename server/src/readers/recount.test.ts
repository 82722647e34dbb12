import { randomUUID } from 'node:crypto';
import type { ApiInput } from '@myfiction/shared/contract/calls.ts';
import { DAY_MS, HOUR_MS } from '@myfiction/shared/contract/time-units.ts';
import fc from 'fast-check';
import { chapterReaders, ingestedEvents } from '../database/schema/readers.ts';
import { addPublished, addStory, chapterText } from '../testing/fixtures.ts';
import { freshAuthor } from '../testing/fresh-author.ts';
import { freshDatabase } from '../testing/fresh-database.ts';
import { followersNow, readFigures } from '../testing/read-figures.ts';
import { ingestReads } from './ingest-reads.ts';

type Event = ApiInput<'ingest/reads'>['events'][number];

const database = freshDatabase();
const context = freshAuthor(database);
let storyId: string;
let chapterId: string;
beforeEach(async () => {
  storyId = (await addStory(context)).story_id;
  chapterId = await publish(storyId);
  context.clock.advance(10 * DAY_MS);
});

const publish = (story: string) => addPublished(context, story, chapterText(randomUUID(), 'Words stand here.'));

const send = (...events: Event[]) => ingestReads(context, { events });

const figures = (chapter = chapterId) => readFigures(database.db, chapter);
test('whatever comes in whatever batches, the counters are those of a recount', async () => {
  const story = fc.integer({ min: 0, max: 1 });
  const event = fc.record({
    id: fc.integer({ min: 0, max: 40 }),
    type: fc.constantFrom('read', 'read', 'follow', 'unfollow' as const),
    chapter: fc.integer({ min: 0, max: 3 }),
    story,
    reader: fc.integer({ min: 0, max: 5 }),
    hoursAgo: fc.integer({ min: 0, max: 100 }),
  });
  const storyIds = [storyId, (await addStory(context)).story_id];
  // What happened before a story was there counts as happening at its beginning.
  context.clock.advance(10 * DAY_MS);
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(event, { minLength: 1, maxLength: 30 }), { maxLength: 5 }), async (batches) => {
      await database.pool.query(
        'truncate ingested_events, chapter_readers, story_days, story_followers, author_readers',
      );
      await database.pool.query('update chapters set reads = 0, readers = 0');
      await database.pool.query('update stories set reads = 0, followers = 0');
      const chapterIds = await fourChapters(storyIds);
      const seen = new Map<string, Event>();
      for (const batch of batches) {
        const events = batch.map((given): Event => {
          const common = {
            event_id: `event-${given.id}`,
            reader_id: `r${given.reader}`,
            at: new Date(context.clock.now().getTime() - given.hoursAgo * HOUR_MS).toISOString(),
          };
          return given.type === 'read'
            ? { type: 'read', ...common, chapter_id: chapterIds[given.chapter] ?? '' }
            : { type: given.type, ...common, story_id: storyIds[given.story] ?? '' };
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
      for (const id of storyIds) expect(await followersNow(database.db, id)).toBe(followersOf(id, seen.values()));
      expect(await database.db.$count(ingestedEvents)).toBe(seen.size);
      const people = new Set(reads.map((one) => `${one.chapter_id} ${one.reader_id}`));
      expect(await database.db.$count(chapterReaders)).toBe(people.size);
    }),
    { numRuns: 40 },
  );
});

/** Readers of whom the latest word, in the order in which they came, is a follow. */
function followersOf(story: string, events: Iterable<Event>): number {
  const last = new Map<string, { at: string; follows: boolean }>();
  for (const event of events) {
    if (event.type === 'read' || event.story_id !== story) continue;
    if ((last.get(event.reader_id)?.at ?? '') <= event.at)
      last.set(event.reader_id, { at: event.at, follows: event.type === 'follow' });
  }
  return [...last.values()].filter(({ follows }) => follows).length;
}

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
      (select count(*) from story_followers f where f.story_id = s.id and f.following))
    or (select count(*) from story_followers f where f.story_id = s.id and f.followed_at is not null)
      <> (select coalesce(sum(d.new_followers), 0) from story_days d where d.story_id = s.id)
    or (select coalesce(sum(r.follows), 0) from author_readers r where r.uid = s.uid)
      <> (select count(*) from story_followers f join stories o on o.id = f.story_id where o.uid = s.uid and f.following)`);
  return rows;
}
