import type { WritingProgress } from '@myfiction/shared/contract/calls/writing.ts';
import { eq, sql } from 'drizzle-orm';
import { prepareOnce } from '../database/prepare-once.ts';
import { users } from '../database/schema/users.ts';
import { formerRestDays, writingDays } from '../database/schema/writing-days.ts';
import type { CallContext } from '../platform/handler.ts';
import { addDays, localDay, startOfWeek, utcOffset } from './local-day.ts';

/** This week and the two before it, as far as there was an account. */
const SHOWN_WEEKS = 3;

/** Minutes. A clock that moves forward by more, over the date line, leaves nothing of a day to write on. */
const SKIPS_A_DAY = 12 * 60;

/** The author's goal, days off, the words of the last weeks and the days in a row with writing. */
export async function getWriting(
  { db, uid, clock }: Pick<CallContext, 'db' | 'uid' | 'clock'>,
  { zone }: { zone: string },
): Promise<WritingProgress> {
  const now = clock.now();
  const today = localDay(now, zone);
  const days = shownDays(today);
  const offset = utcOffset(now, zone);
  const [found] = await progress(db).execute({ uid, today, offset, from: days[0], to: days.at(-1) });
  const written = new Map(found?.written?.map(({ day, words }) => [day, words]));
  // What was written on another clock may be older than the account is on this one.
  const [since = today] = [today, ...(found ? [localDay(found.createdAt, zone)] : []), ...written.keys()].sort();
  const first = startOfWeek(since);
  return {
    today,
    goal: found?.goal ?? 0,
    days: days.filter((day) => day >= first).map((day) => ({ day, words: written.get(day) ?? 0 })),
    streak: found?.streak ?? 0,
    rest_days: found?.restDays ?? [],
  };
}

/** Whole weeks, from Monday to Sunday. */
function shownDays(today: string): string[] {
  const first = addDays(startOfWeek(today), -7 * (SHOWN_WEEKS - 1));
  return Array.from({ length: 7 * SHOWN_WEEKS }, (_, index) => addDays(first, index));
}

const mine = sql`${writingDays.uid} = ${sql.placeholder('uid')}`;

/** Of the clock by which the author wrote next, or reads now. */
const offsetAfter = sql`coalesce((
  select ${writingDays.utcOffset} from ${writingDays} where ${mine} and ${writingDays.day} > run.day
  order by ${writingDays.day} limit 1
), ${sql.placeholder('offset')}::smallint)`;

/** Days off then or now: nobody loses a day of the past by giving one up. */
const wasOff = sql`extract(isodow from run.day) = any(${users.restDays} || coalesce((
  select ${formerRestDays.restDays} from ${formerRestDays}
  where ${formerRestDays.uid} = ${sql.placeholder('uid')} and ${formerRestDays.until} >= run.day
  order by ${formerRestDays.until} limit 1
), '{}'))`;

const progress = prepareOnce((db) =>
  db
    .select({
      goal: users.dailyGoal,
      restDays: users.restDays,
      createdAt: users.createdAt,
      written: sql<{ day: string; words: number }[] | null>`(
        select json_agg(json_build_object('day', ${writingDays.day}, 'words', ${writingDays.words}))
        from ${writingDays}
        where ${mine} and ${writingDays.day} between ${sql.placeholder('from')} and ${sql.placeholder('to')}
      )`,
      // Walks back from yesterday to the first day that was missed, and no further. What was written where it was tomorrow
      // already counts too, and a day that the clock left out between two of writing was not missed: nobody loses a day by
      // flying, either way. Beyond the first day of writing there is nothing to find, though all days were off.
      streak: sql<number>`(
        with recursive run(day) as (
          select ${sql.placeholder('today')}::date - 1
          union all
          select run.day - 1 from run
          where exists (select 1 from ${writingDays} where ${mine} and ${writingDays.day} < run.day)
            and (${wasOff}
              or exists (select 1 from ${writingDays} where ${mine} and ${writingDays.day} = run.day)
              or exists (
                select 1 from ${writingDays} where ${mine} and ${writingDays.day} = run.day - 1
                  and ${offsetAfter} - ${writingDays.utcOffset} > ${SKIPS_A_DAY}
              ))
        )
        select count(*) from ${writingDays}
        where ${mine} and ${writingDays.day} >= (select min(day) from run)
      )`.mapWith(Number),
    })
    .from(users)
    .where(eq(users.uid, sql.placeholder('uid')))
    .prepare('writing progress'),
);
