import { sql } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import { chapterVersions } from '../../database/schema/chapters.ts';
import { workOffRows } from '../../platform/due-rows/work-off-rows.ts';
import type { CallContext } from '../../platform/handler.ts';

/** Chapters looked at in one statement. */
const CHAPTERS_AT_A_TIME = 200;

type Options = Pick<CallContext, 'db' | 'clock'> & { signal?: AbortSignal };

/**
 * Thins the history out: of the last day everything stays, of the last week one version an hour, of the last 90 days
 * one a day, and one a week after that. What readers got and what the author named stays for good, and what was kept
 * before a large step for 90 days. The last version of each span is the one that stays, so that doing it again changes
 * nothing, and the newest version of a chapter never goes.
 *
 * @param signal ends it between two batches
 */
export async function thinVersions({ db, clock, signal }: Options): Promise<void> {
  const now = clock.now();
  let after: string | undefined;
  await workOffRows({ db, clock, job: 'thin versions', signal }, async (tx, rows) => {
    const chapterIds = await nextChapters(tx, after);
    after = chapterIds.at(-1);
    return rows.attemptAll(tx, chapterIds, (nested, ids) => thin(nested, ids, now));
  });
}

async function nextChapters(db: Database, after = '00000000-0000-0000-0000-000000000000'): Promise<string[]> {
  // The next chapter behind the last, as often as needed: each step is one look into the index of versions.
  const { rows } = await db.execute<{ id: string }>(sql`
    with recursive next(id, place) as (
      (select chapter_id, 1 from ${chapterVersions} where chapter_id > ${after}::uuid order by chapter_id limit 1)
      union all
      select (select chapter_id from ${chapterVersions} where chapter_id > next.id order by chapter_id limit 1), place + 1
      from next where next.id is not null and place < ${CHAPTERS_AT_A_TIME}
    )
    select id from next where id is not null order by id`);
  return rows.map(({ id }) => id);
}

async function thin(db: Database, chapterIds: readonly string[], now: Date): Promise<void> {
  const age = sql`(${now.toISOString()}::timestamptz - created_at)`;
  const day = sql`created_at at time zone 'utc'`;
  await db.execute(sql`
    delete from ${chapterVersions} where id in (
      select id from (
        select id, row_number() over (partition by chapter_id, span order by number desc) as place from (
          select id, chapter_id, number, case
            when ${age} < interval '7 days' then 'hour ' || date_trunc('hour', ${day})
            when ${age} < interval '90 days' then 'day ' || date_trunc('day', ${day})
            else 'week ' || date_trunc('week', ${day})
          end as span
          from ${chapterVersions}
          where chapter_id = any(${sql.param(chapterIds)}::uuid[])
            and name = '' and kind not in ('published', 'named')
            and (kind = 'auto' or ${age} >= interval '90 days')
            and ${age} >= interval '1 day'
        ) as spans
      ) as places where place > 1
    )`);
}
