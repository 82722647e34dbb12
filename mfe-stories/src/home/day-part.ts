export type DayPart = 'morning' | 'afternoon' | 'evening';

/** @param hour 0 to 23 in the author's zone; the small hours still belong to the evening */
export function dayPart(hour: number): DayPart {
  if (hour >= 5 && hour < 12) return 'morning';
  return hour >= 12 && hour < 18 ? 'afternoon' : 'evening';
}
