import { TIMESTAMP_TOLERANCE_SECONDS } from '@myfiction/shared/contract/identity-fields.ts';
import { DAY_MS, MINUTE_MS } from '@myfiction/shared/contract/time-units.ts';
import type { Database } from '../../database/connect.ts';
import { timeMark } from '../../database/schema/time-mark.ts';
import type { Metrics } from '../../observability/metrics.ts';
import type { Clock } from '../clock.ts';
import { readDatabaseTime } from './database-time.ts';

/**
 * Why the clock may be wrong. `database`: the database's says something else. `jump`: it has gone on faster than time
 * does. `gap`: no server has marked the time for so long, or this one's clock is far ahead.
 */
export type Doubt = 'database' | 'jump' | 'gap';

/** Whether what cannot be undone may be done by this server's clock. */
export interface SoundTime {
  /** Undefined where it may. */
  doubt(): Promise<Doubt | undefined>;
  /** Somebody whose own clock says the same has called: it ends a jump and a gap. */
  confirm(): void;
}

interface Options {
  db: Database;
  clock: Clock;
  metrics: Pick<Metrics, 'clockOffset' | 'clockInDoubt'>;
  /** The time by a clock outside; undefined where it does not tell. */
  askOutside?: (() => Promise<Date | undefined>) | undefined;
  /** Time since some moment, by a clock that nobody sets. */
  elapsedMs?: () => number;
}

/** As far as a caller's clock may be off. */
const JUMP_MS = TIMESTAMP_TOLERANCE_SECONDS * 1000;
/** Longer than a restart, a move or a night without a server takes. */
const GAP_MS = DAY_MS;
const MARK_EVERY_MS = MINUTE_MS;
const ASK_EVERY_MS = MINUTE_MS;

/**
 * Nothing is early by a clock that is behind, so only one that may be ahead is doubted. What ends the doubt is the clock
 * set right, a clock outside that agrees, or a call: calls are answered only where the caller's clock agrees.
 */
export function createSoundTime(options: Options): SoundTime {
  const { db, clock, metrics, askOutside, elapsedMs = () => performance.now() } = options;
  const offset = (): number => clock.now().getTime() - elapsedMs();
  /** What clock and elapsed time differed by when the clock was last right. */
  let sound: number | undefined;

  const confirm = (): void => {
    sound = Math.max(sound ?? Number.NEGATIVE_INFINITY, offset());
  };
  let askedAt = Number.NEGATIVE_INFINITY;
  const outsideAgrees = async (): Promise<boolean> => {
    if (!askOutside || elapsedMs() - askedAt < ASK_EVERY_MS) return false;
    askedAt = elapsedMs();
    const outside = await askOutside();
    return outside !== undefined && Math.abs(clock.now().getTime() - outside.getTime()) <= JUMP_MS;
  };
  const suspicion = (now: Date, mark: Date | undefined): Doubt | undefined => {
    if (sound === undefined) return mark && now.getTime() - mark.getTime() > GAP_MS ? 'gap' : undefined;
    return offset() - sound > JUMP_MS ? 'jump' : undefined;
  };
  const look = async (): Promise<Doubt | undefined> => {
    const { aheadMs, isFar, mark } = await readDatabaseTime(db, clock);
    metrics.clockOffset.set(aheadMs / 1000);
    const now = clock.now();
    if (isFar) return 'database';
    const doubt = suspicion(now, mark);
    if (doubt && !(await outsideAgrees())) return doubt;
    confirm();
    if (!mark || Math.abs(now.getTime() - mark.getTime()) >= MARK_EVERY_MS) await markTime(db, now);
    return undefined;
  };
  let looking: Promise<Doubt | undefined> | undefined;
  return {
    confirm,
    doubt() {
      // Many jobs ask at once.
      looking ??= look().finally(() => {
        looking = undefined;
      });
      return looking.then((doubt) => {
        metrics.clockInDoubt.set(doubt ? 1 : 0);
        return doubt;
      });
    },
  };
}

async function markTime(db: Database, at: Date): Promise<void> {
  await db.insert(timeMark).values({ at }).onConflictDoUpdate({ target: timeMark.one, set: { at } });
}
