import { BONUS_CURRENCY, completionBonusMinor } from '@myfiction/shared/contract/billing.ts';
import { MICROS } from '@myfiction/shared/contract/money.ts';
import type { Database } from '../database/connect.ts';
import { recordRevenue } from './record-revenue.ts';

/**
 * Puts the completion bonus of a story into its author's next bill, within the caller's transaction; the story gets it
 * once. Gives the cents of its tier, 0 for a story that is too short for one.
 *
 * @param words words that count, as the application says
 */
export async function addCompletionBonus(
  db: Database,
  { storyId, words }: { storyId: string; words: number },
  now: Date,
): Promise<number> {
  const amountMinor = completionBonusMinor(words);
  if (amountMinor === 0) return 0;
  const event = { event_id: `completion-bonus:${storyId}`, story_id: storyId, chapter_id: null, at: now.toISOString() };
  const money = { units: 1, rate_micros: amountMinor * MICROS, currency: BONUS_CURRENCY } as const;
  await recordRevenue(db, [{ ...event, ...money, kind: 'completion-bonus' }], now);
  return amountMinor;
}
