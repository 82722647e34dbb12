import { randomUUID } from 'node:crypto';
import { addPublished, addStory, chapterText } from '../testing/fixtures.ts';
import { freshAuthor } from '../testing/fresh-author.ts';
import { freshDatabase } from '../testing/fresh-database.ts';
import { explain } from '../testing/query-plan.ts';
import { storiesToHold } from './ingest-reads.ts';

const STORIES = 5_000;

const database = freshDatabase();
const context = freshAuthor(database);

test('a batch reads the stories that it is about and no other', async () => {
  const { story_id } = await addStory(context);
  const chapter_id = await addPublished(context, story_id, chapterText('One', 'Words stand here.'));
  await database.pool.query(
    `create temp table copy as select * from stories;
    insert into stories select (jsonb_populate_record(copy, jsonb_build_object(
      'id', gen_random_uuid(), 'title_key', title_key || ' ' || n))).* from copy, generate_series(1, ${STORIES}) n`,
  );
  await database.pool.query('vacuum analyze stories');
  const common = { reader_id: 'ada', at: context.clock.now().toISOString() };
  const { scanned } = await explain(
    database.db,
    storiesToHold([
      { type: 'read', event_id: randomUUID(), chapter_id, ...common },
      { type: 'follow', event_id: randomUUID(), story_id, ...common },
    ]),
  );
  expect(scanned).not.toContain('stories');
});
