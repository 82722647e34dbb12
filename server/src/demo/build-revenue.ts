import type { RevenueEvent } from '@myfiction/shared/contract/calls/ingest-revenue.ts';
import { MICROS } from '@myfiction/shared/contract/money.ts';
import type { EarningStory } from './earning-stories.ts';
import type { Random } from './random.ts';

/** Millionths of a cent: 1.8 cents an unlock, 0.11 a subscriber's read, 0.02 an ad, 35 cents a gift. */
const RATES = { unlock: 1_800_000, subscription: 110_000, ads: 20_000, gift: 35_000_000 } as const;
/** Of what readers pay, each kind's part. */
const PARTS = { unlock: 0.62, subscription: 0.2, ads: 0.08, gift: 0.1 } as const;
/** What a chapter earns by: whoever pays for it sees no advertisements in it. */
const KINDS = { free: ['ads', 'gift'], paid: ['unlock', 'subscription', 'gift'] } as const;

/** What readers paid for in a month: about `readingMinor` cents over all stories, less from chapter to chapter. */
export function buildReading(
  random: Random,
  name: string,
  stories: readonly EarningStory[],
  readingMinor: number,
  at: Date,
): RevenueEvent[] {
  const portions = stories.flatMap(({ storyId, reads, chapters }) =>
    chapters.flatMap(({ id, paid }, index) => {
      const weight = (reads / (1 + index / 12)) * (0.9 + 0.2 * random.next());
      return KINDS[paid ? 'paid' : 'free'].map((kind) => ({ kind, storyId, id, portion: weight * PARTS[kind] }));
    }),
  );
  const whole = portions.reduce((sum, { portion }) => sum + portion, 0);
  return portions.flatMap(({ kind, storyId, id, portion }): RevenueEvent[] => {
    const units = Math.round((readingMinor * portion * MICROS) / whole / RATES[kind]);
    const of = { event_id: `demo:${name}:${kind}:${id}`, kind, story_id: storyId, chapter_id: id };
    const money = { units, rate_micros: RATES[kind], currency: 'USD' as const };
    return units === 0 ? [] : [{ ...of, ...money, at: at.toISOString() }];
  });
}

/** A month's bonus of a story that goes on every day. */
export function updateBonus(name: string, story_id: string, amountMinor: number, at: Date): RevenueEvent {
  const money = { units: 1, rate_micros: amountMinor * MICROS, currency: 'USD' as const };
  const of = { event_id: `demo:${name}:bonus:${story_id}`, kind: 'bonus' as const, story_id, chapter_id: null };
  return { ...of, ...money, at: at.toISOString() };
}
