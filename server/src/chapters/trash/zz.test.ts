import { sql } from 'drizzle-orm';
import { freshAuthor } from '../../testing/fresh-author.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { growComments } from '../../testing/grow-comments.ts';
import { createLogRecorder } from '../../testing/log-recorder.ts';
import { addTitledStory } from '../../testing/story-fixture.ts';
import { bulkChapters } from '../bulk/bulk-chapters.ts';
import { settleDueComments } from './settle-due-comments.ts';
import * as settle from './settle-comments.ts';
const database = freshDatabase();
const context = freshAuthor(database);
test('measure', async () => {
  const story = await addTitledStory(context);
  await story.add('A');
  await growComments(database.pool, { uid: context.uid, storyId: story.storyId, chapterId: story.id('A'), count: 300_000 });
  const input = { story_id: story.storyId, chapter_ids: story.ids('A'), action: { type: 'trash' as const } };
  const times: number[] = [];
  let t = performance.now();
  await bulkChapters({ ...context, log: createLogRecorder() }, input);
  times.push(performance.now() - t);
  for (let n = 0; n < 59; n++) {
    t = performance.now();
    await database.db.transaction(async (tx) => { await settle.settleComments(tx, story.storyId, story.ids('A')); });
    times.push(performance.now() - t);
  }
  console.log(times.map(Math.round).join(' '));
  const { rows } = await database.pool.query(`explain (analyze, buffers) select comments.id from comments join chapters on chapters.id = comments.chapter_id where comments.chapter_id = any(array['${story.id('A')}']::uuid[]) and comments.trashed <> (chapters.trashed_at is not null) limit 5000`);
  console.log(rows.map((r) => r['QUERY PLAN']).join('\n'));
  await database.pool.query(`insert into mail_outbox (id, recipient, subject, text, html, created_at, next_try_at) select gen_random_uuid(), 'a'||n||'@example.com', 's', 't', 'h', now(), now() from generate_series(1, 1000000) n`);
  await database.pool.query('analyze mail_outbox');
  const p = await database.pool.query(`explain (analyze, buffers) select * from mail_outbox m where next_try_at <= now() + interval '1 hour' and not exists (select key from put_aside where job = 'deliver mail' and key = m.id::text and until > now()) and expires_at is not null order by next_try_at limit 1 for update skip locked`);
  console.log(p.rows.map((r) => r['QUERY PLAN']).join('\n'));
  const q = await database.pool.query(`explain (analyze, buffers) select * from mail_outbox m where next_try_at <= now() + interval '1 hour' and not exists (select key from put_aside where job = 'deliver mail' and key = m.id::text and until > now()) order by next_try_at limit 1 for update skip locked`);
  console.log(q.rows.map((r) => r['QUERY PLAN']).join('\n'));
  void sql; void settleDueComments;
}, 600_000);
