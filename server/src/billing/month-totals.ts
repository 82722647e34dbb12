import type { ContractOffer } from '@myfiction/shared/contract/application-options.ts';
import { SETTLEMENT_ZONE } from '@myfiction/shared/contract/billing.ts';
import type { Currency } from '@myfiction/shared/contract/money.ts';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { prepareOnce } from '../database/prepare-once.ts';
import { applications } from '../database/schema/applications.ts';
import { chapters } from '../database/schema/chapters.ts';
import { revenueTotals } from '../database/schema/revenue.ts';
import { stories } from '../database/schema/stories.ts';
import { platformMicrosOf } from './platform-share.ts';
import type { Total } from './statement-lines.ts';

export interface MonthOfAuthor {
  uid: number;
  /** First day. */
  month: string;
  currency: Currency;
}

/**
 * What one bill is made of, with the names of today, always in the same order: story by story in the order of their
 * chapters, what belongs to a story as a whole first. The signed contract of each story says what the platform keeps, until
 * the end of the month in which it ends: what was earned later is earned without one.
 */
export async function monthTotals(db: Database, place: MonthOfAuthor): Promise<Total[]> {
  const rows = await totalsOfMonth(db).execute({ ...place });
  return rows.map((row) => ({ ...row, platformMicros: platformMicrosOf(row.offer) }));
}

const { status, endedAt } = applications;
const lastDay = sql`(coalesce(${endedAt}, 'infinity') at time zone ${SETTLEMENT_ZONE}::text)::date`;
const isUnderContract = sql`(${status} = 30 or ${status} = 31 and ${revenueTotals.month} <= ${lastDay})`;

const totalsOfMonth = prepareOnce((db) =>
  db
    .select({
      storyId: revenueTotals.storyId,
      storyTitle: sql<string>`coalesce(${stories.title}, '')`,
      chapterId: revenueTotals.chapterId,
      chapterTitle: sql<string>`coalesce(${chapters.title}, '')`,
      chapterPosition: sql<number>`coalesce(${chapters.position}, 0)`,
      kind: revenueTotals.kind,
      month: revenueTotals.month,
      rateMicros: revenueTotals.rateMicros,
      units: revenueTotals.units,
      offer: sql<ContractOffer | null>`case when ${isUnderContract} then ${applications.form} ->> 'offer' end`,
    })
    .from(revenueTotals)
    .leftJoin(stories, eq(stories.id, revenueTotals.storyId))
    .leftJoin(chapters, and(eq(chapters.id, revenueTotals.chapterId), eq(chapters.deleted, false)))
    .leftJoin(applications, and(eq(applications.storyId, revenueTotals.storyId), eq(applications.kind, 'contract')))
    .where(
      and(
        eq(revenueTotals.uid, sql.placeholder('uid')),
        eq(revenueTotals.billMonth, sql.placeholder('month')),
        eq(revenueTotals.currency, sql.placeholder('currency')),
      ),
    )
    .orderBy(
      asc(sql`coalesce(${stories.title}, '')`),
      asc(revenueTotals.storyId),
      asc(sql`coalesce(${chapters.position}, 0)`),
      sql`${revenueTotals.chapterId} asc nulls first`,
      asc(revenueTotals.month),
      asc(revenueTotals.kind),
      asc(revenueTotals.rateMicros),
      asc(revenueTotals.refund),
    )
    .prepare('totals of a month'),
);
