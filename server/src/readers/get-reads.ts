import type { ApiOutput } from '@myfiction/shared/contract/calls.ts';
import { and, asc, count, eq, gte, sql, sum } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { stories } from '../database/schema/stories.ts';
import { storyDays } from '../database/schema/story-days.ts';
import { AppError, type CallContext } from '../platform/handler.ts';
import { addDays } from '../writing/local-day.ts';

export interface ReadsInput {
  story_id?: string | undefined;
  range: '30' | '90' | 'all';
}

type Day = ApiOutput<'stats/getReads'>['days'][number];

/** Reads and new followers per day (UTC), of one of the author's stories or of all of them. */
export async function getReads(
  { db, uid, clock }: Pick<CallContext, 'db' | 'uid' | 'clock'>,
  { story_id, range }: ReadsInput,
): Promise<ApiOutput<'stats/getReads'>> {
  const totals = await readTotals(db, uid, story_id);
  const today = clock.now().toISOString().slice(0, 10);
  const shown = range === 'all' ? undefined : Number(range);
  const found = await readDays(db, uid, story_id, shown ? addDays(today, 1 - 2 * shown) : undefined);
  const first = shown ? addDays(today, 1 - shown) : (found[0]?.day ?? today);
  const days = everyDay(found, first, today);
  const sumOf = (key: 'reads' | 'new_followers', of: readonly Day[]) => of.reduce((total, day) => total + day[key], 0);
  const before = found.filter(({ day }) => day < first);
  return {
    days,
    // Reads are older than their days are kept apart by; the whole is in the stories' own counters.
    reads: shown ? sumOf('reads', days) : totals.reads,
    new_followers: sumOf('new_followers', days),
    reads_before: shown ? sumOf('reads', before) : null,
    reads_all: totals.reads,
    followers: totals.followers,
  };
}

async function readTotals(db: Database, uid: number, storyId: string | undefined) {
  const [totals] = await db
    .select({
      stories: count(),
      reads: sql`coalesce(${sum(stories.reads)}, 0)`.mapWith(Number),
      followers: sql`coalesce(${sum(stories.followers)}, 0)`.mapWith(Number),
    })
    .from(stories)
    .where(mine(uid, storyId));
  if (!totals || (storyId !== undefined && totals.stories === 0)) throw new AppError('notFound');
  return totals;
}

function readDays(db: Database, uid: number, storyId: string | undefined, from: string | undefined) {
  return db
    .select({
      day: storyDays.day,
      reads: sql`sum(${storyDays.reads})`.mapWith(Number),
      new_followers: sql`sum(${storyDays.newFollowers})`.mapWith(Number),
    })
    .from(storyDays)
    .innerJoin(stories, eq(stories.id, storyDays.storyId))
    .where(and(mine(uid, storyId), from ? gte(storyDays.day, from) : undefined))
    .groupBy(storyDays.day)
    .orderBy(asc(storyDays.day));
}

function mine(uid: number, storyId: string | undefined) {
  return and(eq(stories.uid, uid), storyId ? eq(stories.id, storyId) : undefined);
}

function everyDay(found: readonly Day[], first: string, last: string): Day[] {
  const byDay = new Map(found.map((day) => [day.day, day]));
  const days: Day[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) {
    days.push(byDay.get(day) ?? { day, reads: 0, new_followers: 0 });
  }
  return days;
}
