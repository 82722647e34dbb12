import { SETTLEMENT_ZONE } from '@myfiction/shared/contract/billing.ts';
import type { RevenueEvent } from '@myfiction/shared/contract/calls/ingest-revenue.ts';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { ADVISORY_LOCKS } from '../database/advisory-locks.ts';
import { arrayOf } from '../database/array-parameter.ts';
import type { Database } from '../database/connect.ts';
import { storableText } from '../database/names.ts';
import { chapters } from '../database/schema/chapters.ts';
import { billingMonths, revenueEvents, revenueTotals } from '../database/schema/revenue.ts';
import { stories } from '../database/schema/stories.ts';
import { tellAuthor } from '../live/tell-author.ts';

const answer = z.tuple([z.object({ known: z.number(), fresh: z.number(), authors: z.array(z.number()).nullable() })]);

/**
 * Records what was earned, each event once, and adds it to the totals that bills are made of. What happened in a month
 * that takes no more is counted in the first one that does. Authors' open tabs are told.
 */
export async function recordRevenue(
  tx: Database,
  events: readonly RevenueEvent[],
  now: Date,
): Promise<{ accepted: number; repeated: number; unknown: number }> {
  // By the database transaction: a month is locked when all that was under way for it is there.
  await tx.execute(sql`select pg_advisory_xact_lock_shared(${ADVISORY_LOCKS.revenue})`);
  // An account ends before this, and its stories are unknown, or after it, and sees what it has earned.
  await tx.execute(sql`
    select id from ${stories} where id = any(${arrayOf(events, ({ story_id }) => story_id, 'uuid')})
    order by id for key share`);
  const { rows } = await tx.execute(insertEvents(events, now));
  const [{ known, fresh, authors }] = answer.parse(rows);
  for (const uid of authors ?? []) await tellAuthor(tx, uid, { topic: 'billing' }, now);
  return { accepted: fresh, repeated: known - fresh, unknown: events.length - known };
}

function insertEvents(events: readonly RevenueEvent[], now: Date): SQL {
  const at = now.toISOString();
  return sql`
    with event as (
      select * from unnest(
        ${arrayOf(events, ({ event_id }) => storableText(event_id), 'text')},
        ${arrayOf(events, ({ kind }) => kind, 'text')},
        ${arrayOf(events, ({ story_id }) => story_id, 'uuid')},
        ${arrayOf(events, ({ chapter_id }) => chapter_id, 'uuid')},
        ${arrayOf(events, ({ units }) => units, 'bigint')},
        ${arrayOf(events, ({ rate_micros }) => rate_micros, 'bigint')},
        ${arrayOf(events, ({ currency }) => currency, 'text')},
        ${arrayOf(events, (event) => event.at, 'timestamptz')}
      ) with ordinality as given (id, kind, story_id, chapter_id, units, rate_micros, currency, said_at, place)
    ),
    known as (
      -- What is said to happen tomorrow happens now.
      select event.*, stories.uid, least(said_at, ${at}::timestamptz) as at,
        date_trunc('month', least(said_at, ${at}::timestamptz) at time zone ${SETTLEMENT_ZONE}::text)::date as month
      from event
      join ${stories} on stories.id = event.story_id and not stories.deleted
      where event.chapter_id is null
        or exists (select from ${chapters} where chapters.id = event.chapter_id and chapters.story_id = stories.id
          and not chapters.deleted)
    ),
    first as (select distinct on (id) * from known order by id, place),
    fresh as (
      insert into ${revenueEvents} (id, uid, story_id, chapter_id, kind, units, rate_micros, currency, at, month,
        bill_month, received_at)
      select id, uid, story_id, chapter_id, kind, units, rate_micros, currency, at, month,
        greatest(month, (select (max(month) + interval '1 month')::date from ${billingMonths})), ${at}::timestamptz
      from first order by id
      on conflict do nothing
      returning uid, bill_month, currency, story_id, chapter_id, kind, month, rate_micros, units
    ),
    total as (
      insert into ${revenueTotals} as kept (uid, bill_month, currency, story_id, chapter_id, kind, month, rate_micros,
        refund, units)
      select uid, bill_month, currency, story_id, chapter_id, kind, month, rate_micros, units < 0, sum(units)
      from fresh group by 1, 2, 3, 4, 5, 6, 7, 8, 9
      -- In one order, so that two batches cannot wait for each other.
      order by 1, 2, 3, 4, 5, 6, 7, 8, 9
      on conflict (uid, bill_month, currency, story_id, chapter_id, kind, month, rate_micros, refund)
        do update set units = kept.units + excluded.units
    )
    select (select count(*)::int from known) as known, (select count(*)::int from fresh) as fresh,
      (select json_agg(distinct uid) from fresh) as authors`;
}
