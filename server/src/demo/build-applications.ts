import type { applicationEvents, applications } from '../database/schema/applications.ts';
import { APPLICATION_KINDS, type ApplicationKind } from '../database/schema/applications.ts';
import type { Random } from './random.ts';
import type { StoryPlan } from './story-plan.ts';
import { daysBefore } from './times.ts';

type EventInsert = Omit<typeof applicationEvents.$inferInsert, 'applicationId'>;
export interface DemoApplication {
  row: typeof applications.$inferInsert & { id: string };
  events: EventInsert[];
}

const EDITOR = 'Mirela Santos, editor';
const RETURN_REASONS: Readonly<Record<ApplicationKind, string>> = {
  contract: 'The outline stops before the ending. Please add the last third, then send it again.',
  'pay-to-read': 'Chapter 3 is the first paid chapter. Please leave at least ten chapters free to read.',
  completion: 'Chapters 8 and 9 end in the middle of a scene. Please check that they are the final texts.',
};

/** The legal way to each status, from 0. */
const WAYS: Readonly<Record<number, readonly number[]>> = {
  10: [10],
  20: [10, 20],
  21: [10, 20, 21],
  22: [10, 20, 22],
  30: [10, 20, 22, 30],
  31: [10, 20, 22, 30, 31],
};

/** A story's applications, each with the dated steps that led to its status. */
export function buildApplications(random: Random, plan: StoryPlan, storyId: string, now: Date): DemoApplication[] {
  return APPLICATION_KINDS.flatMap((kind, index) => {
    const status = plan.statuses[index] ?? 0;
    if (status === 0) return [];
    const newest = (plan.completedDaysAgo ?? random.int(1, 6)) + (2 - index) * 9;
    const events = stepsTo(kind, status, newest, now);
    const first = events[0]?.at ?? now;
    const last = events.at(-1)?.at ?? now;
    const waiting = status === 20 || status === 22;
    const row = { id: random.uuid(), storyId, kind, status, createdAt: first, updatedAt: last };
    return [{ row: { ...row, expectedAt: waiting ? daysBefore(last, -7) : null }, events }];
  });
}

function stepsTo(kind: ApplicationKind, status: number, newestDaysAgo: number, now: Date): EventInsert[] {
  const way = WAYS[status] ?? [];
  return way.map((toStatus, step) => {
    const byEditor = toStatus === 21 || toStatus === 22 || toStatus === 31;
    return {
      fromStatus: way[step - 1] ?? 0,
      toStatus,
      actor: byEditor ? ('editor' as const) : ('author' as const),
      actorName: byEditor ? EDITOR : 'Noor Valdez',
      note: noteOf(kind, toStatus),
      at: daysBefore(now, newestDaysAgo + (way.length - 1 - step) * 3),
    };
  });
}

function noteOf(kind: ApplicationKind, toStatus: number): string {
  if (toStatus === 21) return RETURN_REASONS[kind];
  if (toStatus === 31) return 'Ended by agreement. All rights are back with the author.';
  return '';
}
