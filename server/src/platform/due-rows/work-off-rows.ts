import type { SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../database/connect.ts';
import type { Clock } from '../clock.ts';
import { type Found, workOff } from '../work-off.ts';
import { holdRow, isNotAside, putRowAside, takeRowsBack } from './put-aside.ts';
import { type BrokenRow, RowsBroke } from './rows-broke.ts';

interface Options {
  db: Database;
  clock: Clock;
  /** What names it in the log, the figures and among what is put aside. */
  job: string;
  signal?: AbortSignal | undefined;
}

/** What a step does with the rows that it finds. */
export interface DueRows {
  /** The condition of rows that have not just broken. @param key what names a row, as `attempt` is given it */
  areDue(key: AnyPgColumn | SQL): SQL;
  /** Works on one row. Where that breaks nothing of it stays, the row is put aside, and this gives undefined. */
  attempt<T>(tx: Database, key: string | number, work: (tx: Database) => Promise<T>): Promise<T | undefined>;
  /**
   * Works on many rows in one go; where that breaks, on one after another, each as by `attempt`. False where there is
   * none: what a step gives.
   */
  attemptAll(
    tx: Database,
    keys: readonly string[],
    work: (tx: Database, keys: readonly string[]) => Promise<unknown>,
  ): Promise<boolean>;
  /**
   * Works on one row with what may be slow to answer: `ask` comes after the step's transaction and before that of
   * `record`, so that no connection waits for it. Meanwhile the row is held for this server; one that dies lets it go by
   * itself, and it is asked again. Gives what a step gives.
   */
  attemptOutside<T>(
    tx: Database,
    key: string,
    ask: () => Promise<T>,
    record: (tx: Database, answer: T) => Promise<unknown>,
  ): Promise<Found>;
}

/**
 * `workOff` for rows of which one may break: it is put aside and tried again later, twice as late each time, by whatever
 * server; the others go on. Throws `RowsBroke` once they are done. Where more than the row is broken (the connection, the
 * database's disk) the run ends at once: nothing can be put aside then.
 */
export async function workOffRows(
  { db, clock, job, signal }: Options,
  step: (tx: Database, rows: DueRows) => Promise<Found>,
): Promise<number> {
  const broken: BrokenRow[] = [];
  const putAside = async (tx: Database, key: string, error: unknown): Promise<void> => {
    await putRowAside(tx, job, key, clock.now());
    broken.push({ key, error });
  };
  const rows: DueRows = {
    areDue: (key) => isNotAside(db, job, key, clock.now()),
    async attempt(tx, name, work) {
      const key = String(name);
      try {
        const result = await tx.transaction(work);
        await takeRowsBack(tx, job, [key]);
        return result;
      } catch (error) {
        await putAside(tx, key, error);
        return undefined;
      }
    },
    async attemptAll(tx, keys, work) {
      if (keys.length === 0) return false;
      try {
        await tx.transaction((nested) => work(nested, keys));
        await takeRowsBack(tx, job, keys);
      } catch {
        for (const key of keys) await rows.attempt(tx, key, (nested) => work(nested, [key]));
      }
      return true;
    },
    async attemptOutside(tx, key, ask, record) {
      // Another server was faster.
      if (!(await holdRow(tx, job, key, clock.now()))) return true;
      return async () => {
        try {
          const answer = await ask();
          await db.transaction(async (after) => {
            await record(after, answer);
            await takeRowsBack(after, job, [key]);
          });
        } catch (error) {
          await putAside(db, key, error);
        }
      };
    },
  };
  const steps = await workOff(db, (tx) => step(tx, rows), signal);
  if (broken.length > 0) throw new RowsBroke(job, broken);
  return steps;
}
