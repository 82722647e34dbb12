import type { storyDays } from '../database/schema/story-days.ts';
import type { Random } from './random.ts';
import type { StoryPlan } from './story-plan.ts';
import { daysBefore, isoDay } from './times.ts';

export const DAYS = 90;

/** Reads and new followers of the last 90 days: more on weekends, more after new chapters, a little noise. */
export function buildDays(
  random: Random,
  plan: StoryPlan,
  story: { id: string; reads: number },
  now: Date,
): (typeof storyDays.$inferInsert)[] {
  if (plan.published === 0) return [];
  const ages = Array.from({ length: Math.min(DAYS, Math.ceil(plan.days.first)) }, (_, age) => age);
  const weights = ages.map((age) => {
    const weekday = daysBefore(now, age).getUTCDay();
    const weekend = weekday === 0 || weekday === 6 ? 1.35 : 1;
    const freshness = Math.exp(-Math.max(0, plan.days.newest - age) / 25);
    return weekend * freshness * (1.6 - age / DAYS) * (0.85 + 0.3 * random.next());
  });
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  // What is older than 90 days is in the story's total only.
  const share = Math.min(0.92, (ages.length / plan.days.first) ** 0.7);
  return ages.map((age, index) => {
    const part = ((weights[index] ?? 0) / whole) * share;
    return {
      storyId: story.id,
      day: isoDay(daysBefore(now, age)),
      reads: Math.floor(story.reads * part),
      newFollowers: Math.floor(plan.followers * part),
    };
  });
}
