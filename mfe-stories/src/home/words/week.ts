import type { WritingProgress } from '@myfiction/shared/contract/calls/writing.ts';

/** One line of a page is a tenth of the goal. */
export const LINES = 10;
/** Without a goal a page is full at this many words. */
const PAGE_WORDS = 1_000;
/** A second sheet lies behind a day that went well beyond its goal. */
const STACKED_FROM = 1.25;
const WEEK = 7;

/** A day as a small page. */
export interface DayPage {
  day: string;
  words: number;
  state: 'past' | 'today' | 'to come';
  /** A day off on which nothing was written. */
  off: boolean;
  /** Written lines, 0 to 10. */
  lines: number;
  reached: boolean;
  stacked: boolean;
}

/** The days as pages, a week at a time, this week first. */
export function weeksOf({ days, goal, today, rest_days = [] }: WritingProgress): DayPage[][] {
  const pages = days.map(({ day, words }, index): DayPage => {
    const share = words / (goal || PAGE_WORDS);
    return {
      day,
      words,
      state: day === today ? 'today' : day < today ? 'past' : 'to come',
      off: words === 0 && rest_days.includes((index % WEEK) + 1),
      // A first sentence shows.
      lines: words === 0 ? 0 : Math.min(LINES, Math.max(1, Math.floor(share * LINES))),
      reached: goal > 0 && words >= goal,
      stacked: goal > 0 && share >= STACKED_FROM,
    };
  });
  const weeks: DayPage[][] = [];
  for (let start = 0; start < pages.length; start += WEEK) weeks.unshift(pages.slice(start, start + WEEK));
  return weeks;
}

/** Width of a line in percent: the same for a day each time, with a short one in the middle as paragraphs have. */
export function lineWidth(day: string, line: number): number {
  const seed = Number(day.slice(-2)) * 7 + line * 13;
  if (line === 3 || line === 7) return 48 + (seed % 20);
  return 88 + (seed % 13);
}
