import type { HomeOverview, WritingProgress } from '@myfiction/shared/contract/calls/writing.ts';
import { DAY_MS } from '@myfiction/shared/contract/time-units.ts';
import { makeStory } from '../../test-data.ts';

const TODAY = '2025-11-22';

/** Three weeks, Monday to Sunday, of which 22 November 2025 is a Saturday. */
export function makeWriting(change: Partial<WritingProgress> = {}): WritingProgress {
  const words: Readonly<Record<string, number>> = {
    '2025-11-14': 700,
    '2025-11-17': 1910,
    '2025-11-18': 2460,
    '2025-11-22': 1240,
  };
  const days = Array.from({ length: 21 }, (_, index) => {
    const day = new Date(Date.parse('2025-11-03') + index * DAY_MS).toISOString().slice(0, 10);
    return { day, words: words[day] ?? 0 };
  });
  return { today: TODAY, goal: 1800, streak: 23, days, ...change };
}

/** What Home of an author with published chapters answers. */
export function makeHome(change: Partial<HomeOverview> = {}): HomeOverview {
  return {
    writing: makeWriting(),
    continue_writing: {
      chapter_id: '01930000-0000-7000-8000-0000000000a1',
      mode: 'edit',
      position: 48,
      title: 'The Letter He Never Sent',
      words: 1240,
      edited_at: '2025-11-22T20:42:00.000Z',
      last_text: 'Then she let go.',
      story: makeStory(),
    },
    todo: [],
    scheduled: [],
    comments: [],
    announcements: [],
    stories: 1,
    latest_story: makeStory(),
    published: true,
    ...change,
  };
}

/** Of an author who has only signed up. */
export function makeNewcomerHome(change: Partial<HomeOverview> = {}): HomeOverview {
  return makeHome({
    writing: makeWriting({ goal: 0, streak: 0, days: makeWriting().days.map(({ day }) => ({ day, words: 0 })) }),
    continue_writing: null,
    stories: 0,
    latest_story: null,
    published: false,
    ...change,
  });
}

export function makeReads(...reads: number[]) {
  const days = reads.map((count, index) => ({
    day: new Date(Date.parse('2025-11-22') - (reads.length - 1 - index) * DAY_MS).toISOString().slice(0, 10),
    reads: count,
    new_followers: 0,
  }));
  const sum = reads.reduce((total, count) => total + count, 0);
  return { days, reads: sum, new_followers: 0, reads_before: Math.round(sum / 2), followers: 12 };
}
