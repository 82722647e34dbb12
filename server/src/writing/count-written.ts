import { sql } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { writingDays } from '../database/schema/writing-days.ts';
import { localDay, utcOffset } from './local-day.ts';

/** What an author wrote, and by whose clock. */
export interface Written {
  uid: number;
  /** Of the chapter, before and after. */
  wordsBefore: number;
  wordsAfter: number;
  now: Date;
  /** IANA zone of the author's clock. */
  zone?: string | undefined;
}

/**
 * Counts the words that a save added for the day of the author's clock. What was deleted is not taken away again: a
 * day of cutting is a day's work too. Only for what an author types or pastes, not for imports, splits and restores.
 */
export async function countWritten(tx: Database, written: Written): Promise<void> {
  const { uid, now, zone } = written;
  const words = written.wordsAfter - written.wordsBefore;
  if (words <= 0) return;
  await tx
    .insert(writingDays)
    .values({ uid, day: localDay(now, zone), words, utcOffset: utcOffset(now, zone) })
    .onConflictDoUpdate({
      target: [writingDays.uid, writingDays.day],
      set: { words: sql`${writingDays.words} + excluded.words`, utcOffset: sql`excluded.utc_offset` },
    });
}
