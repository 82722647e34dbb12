import type { RevenueEvent } from '@myfiction/shared/contract/calls/ingest-revenue.ts';
import { MICROS } from '@myfiction/shared/contract/money.ts';
import type { Random } from './random.ts';

export interface EarningStory {
  storyId: string;
  /** Share of the author's readers. */
  weight: number;
  completed: boolean;
  /** Published ones in their order. */
  chapterIds: readonly string[];
}

/** Millionths of a cent: 1.8 cents an unlock, 0.11 a subscriber's read, 0.02 an ad, 35 cents a gift. */
const RATES = { unlock: 1_800_000, subscription: 110_000, ads: 20_000, gift: 35_000_000 } as const;
/** Of what readers pay, each kind's part. */
const PARTS = { unlock: 0.62, subscription: 0.2, ads: 0.08, gift: 0.1 } as const;
const KINDS = ['unlock', 'subscription', 'ads', 'gift'] as const;

/** What readers paid for in a month: about `readingMinor` cents over all stories, less from chapter to chapter. */
export function buildReading(
  random: Random,
  name: string,
  stories: readonly EarningStory[],
  readingMinor: number,
  at: Date,
): RevenueEvent[] {
  return stories.flatMap((story) => {
    const weights = story.chapterIds.map((_, index) => 1 / (1 + index / 12));
    const whole = weights.reduce((sum, weight) => sum + weight, 0);
    return story.chapterIds.flatMap((chapter_id, index) => {
      const minor = (readingMinor * story.weight * (weights[index] ?? 0) * (0.9 + 0.2 * random.next())) / whole;
      return KINDS.flatMap((kind): RevenueEvent[] => {
        const units = Math.round((minor * PARTS[kind] * MICROS) / RATES[kind]);
        const event_id = `demo:${name}:${kind}:${chapter_id}`;
        const of = { event_id, kind, story_id: story.storyId, chapter_id, currency: 'USD' as const };
        return units === 0 ? [] : [{ ...of, units, rate_micros: RATES[kind], at: at.toISOString() }];
      });
    });
  });
}

/** One amount for a story as a whole. */
export function bonusEvent(
  name: string,
  kind: 'bonus' | 'completion-bonus',
  story_id: string,
  amountMinor: number,
  at: Date,
): RevenueEvent {
  const money = { units: 1, rate_micros: amountMinor * MICROS, currency: 'USD' as const };
  return {
    event_id: `demo:${name}:${kind}:${story_id}`,
    kind,
    story_id,
    chapter_id: null,
    ...money,
    at: at.toISOString(),
  };
}
