import type { ApiInput, ApiOutput } from '@myfiction/shared/contract/calls.ts';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { arrayOf } from '../database/array-parameter.ts';
import { storableText } from '../database/names.ts';
import { chapters } from '../database/schema/chapters.ts';
import { authorReaders } from '../database/schema/comment-readers.ts';
import { chapterReaders, ingestedEvents, storyFollowers } from '../database/schema/readers.ts';
import { stories } from '../database/schema/stories.ts';
import { storyDays } from '../database/schema/story-days.ts';
import type { CallContext } from '../platform/handler.ts';

type ReaderEvent = ApiInput<'ingest/reads'>['events'][number];

const counts = z.tuple([z.object({ known: z.number(), fresh: z.number() })]);

/**
 * Counts what readers did: reads, people who read, new followers. An event that came before is counted once, whatever
 * batch it comes in and however many servers bring it at the same moment. What is not out counts as unknown and is not
 * remembered, so that it counts when it is sent again later. Of follows and unfollows of one reader the latest holds, in
 * whatever order they come in; a reader is a new follower of a story once.
 */
export async function ingestReads(
  context: Pick<CallContext, 'db' | 'clock'>,
  { events }: { events: readonly ReaderEvent[] },
): Promise<ApiOutput<'ingest/reads'>> {
  return context.db.transaction(async (tx) => {
    await tx.execute(storiesToHold(events));
    const { rows } = await tx.execute(countEvents(events, context.clock.now()));
    const [{ known, fresh }] = counts.parse(rows);
    return { accepted: fresh, repeated: known - fresh, unknown: events.length - known };
  });
}

/** All writers of a story's counters hold the story; in one order, so that two batches cannot wait for each other. */
export function storiesToHold(events: readonly ReaderEvent[]): SQL {
  return sql`
    select id from ${stories}
    where id = any(
      array(select story_id from ${chapters} where id = any(${arrayOf(events, chapterOf, 'uuid')}))
      || ${arrayOf(events, storyOf, 'uuid')})
    order by id for no key update`;
}

function countEvents(events: readonly ReaderEvent[], now: Date): SQL {
  const at = now.toISOString();
  return sql`
    with event as (
      select * from unnest(
        ${arrayOf(events, (event) => storableText(`${event.type}:${event.event_id}`), 'text')},
        ${arrayOf(events, (event) => event.type, 'text')},
        ${arrayOf(events, chapterOf, 'uuid')},
        ${arrayOf(events, storyOf, 'uuid')},
        ${arrayOf(events, (event) => storableText(event.reader_id), 'text')},
        ${arrayOf(events, timeOf, 'timestamptz')}
      ) with ordinality as given (id, type, chapter_id, followed_id, reader_id, said_at, place)
    ),
    known as (
      select event.*, stories.id as story_id, stories.uid,
        -- Devices' clocks are wrong in both directions; a day before the story was there would be a chart of nothing.
        greatest(least(event.said_at, ${at}::timestamptz), stories.created_at) as at
      from event
      left join ${chapters} on chapters.id = event.chapter_id
        and chapters.status = 'published' and chapters.trashed_at is null
      join ${stories} on stories.id = coalesce(event.followed_id, chapters.story_id) and not stories.deleted
    ),
    first as (select distinct on (id) * from known order by id, place),
    fresh as (
      insert into ${ingestedEvents} (id, received_at) select id, ${at}::timestamptz from first order by id
      on conflict do nothing returning id
    ),
    counted as (select first.* from first join fresh using (id)),
    said as (
      select distinct on (story_id, reader_id) story_id, uid, reader_id, type = 'follow' as following, at
      from counted where type <> 'read' order by story_id, reader_id, at desc, place desc
    ),
    followed as (
      select story_id, reader_id, min(at) as at from counted where type = 'follow' group by story_id, reader_id
    ),
    -- The story is held since the statement before: nobody else changes its followers meanwhile.
    change as (
      select said.story_id, said.uid, said.reader_id, coalesce(past.following, false) as was,
        case when past.changed_at > said.at then past.following else said.following end as following,
        greatest(past.changed_at, said.at) as changed_at, coalesce(past.followed_at, followed.at) as followed_at,
        past.followed_at is null and followed.at is not null as is_new
      from said
      left join ${storyFollowers} as past using (story_id, reader_id)
      left join followed using (story_id, reader_id)
    ),
    noted as (
      insert into ${storyFollowers} (story_id, reader_id, following, changed_at, followed_at)
      select story_id, reader_id, following, changed_at, followed_at from change
      on conflict (story_id, reader_id) do update set
        following = excluded.following, changed_at = excluded.changed_at, followed_at = excluded.followed_at
    ),
    new_reader as (
      insert into ${chapterReaders} (chapter_id, reader_id, first_read_at)
      select chapter_id, reader_id, min(at) from counted where type = 'read' group by chapter_id, reader_id
      on conflict do nothing returning chapter_id
    ),
    known_reader as (
      insert into ${authorReaders} (uid, reader_id, since, follows)
      select uid, reader_id, min(at), (
        select count(*) filter (where following and not was) from change
        where change.uid = counted.uid and change.reader_id = counted.reader_id)
      from counted group by uid, reader_id order by uid, reader_id
      on conflict (uid, reader_id) do update set since = least(author_readers.since, excluded.since),
        follows = greatest(0, author_readers.follows + (
          select coalesce(sum(following::int - was::int), 0) from change
          where change.uid = excluded.uid and change.reader_id = excluded.reader_id))
    ),
    read_chapter as (
      update ${chapters} set reads = chapters.reads + read.reads, readers = chapters.readers + read.readers
      from (
        select chapter_id, sum(reads) as reads, sum(readers) as readers from (
          select chapter_id, 1 as reads, 0 as readers from counted where type = 'read'
          union all select chapter_id, 0, 1 from new_reader
        ) as one group by chapter_id
      ) as read
      where chapters.id = read.chapter_id
    ),
    read_day as (
      insert into ${storyDays} (story_id, day, reads, new_followers)
      select story_id, (at at time zone 'UTC')::date, sum(reads), sum(new_followers) from (
        select story_id, at, 1 as reads, 0 as new_followers from counted where type = 'read'
        union all select story_id, followed_at, 0, 1 from change where is_new
      ) as one group by 1, 2
      on conflict (story_id, day) do update set
        reads = story_days.reads + excluded.reads, new_followers = story_days.new_followers + excluded.new_followers
    ),
    read_story as (
      update ${stories} set reads = stories.reads + done.reads,
        followers = greatest(0, stories.followers + done.followers)
      from (
        select story_id, sum(reads) as reads, sum(followers) as followers from (
          select story_id, 1 as reads, 0 as followers from counted where type = 'read'
          union all select story_id, 0, following::int - was::int from change
        ) as one group by story_id
      ) as done
      where stories.id = done.story_id
    )
    select (select count(*)::int from known) as known, (select count(*)::int from fresh) as fresh`;
}

/** What devices say may be of the year 0, which the database has not; it is clamped with the rest. */
const timeOf = ({ at }: ReaderEvent) => (at < '0001' ? '0001-01-01T00:00:00Z' : at);
const chapterOf = (event: ReaderEvent) => (event.type === 'read' ? event.chapter_id : null);
const storyOf = (event: ReaderEvent) => (event.type === 'read' ? null : event.story_id);
