import { APPLICATION_KINDS, type ApplicationKind } from '@myfiction/shared/contract/application-status.ts';
import type { ApplicationAct } from '@myfiction/shared/contract/application-transitions.ts';
import type { ApplicationForm } from '@myfiction/shared/contract/calls/application-form.ts';
import { nextStep } from '../applications/next-step.ts';
import { formToColumns } from '../applications/stored-form.ts';
import type { applicationEvents, applications } from '../database/schema/applications.ts';
import type { Secrets } from '../platform/secrets.ts';
import { buildForm } from './build-forms.ts';
import type { Random } from './random.ts';
import type { StoryPlan } from './story-plan.ts';
import { daysBefore } from './times.ts';

type EventInsert = Omit<typeof applicationEvents.$inferInsert, 'applicationId'>;
export interface DemoApplication {
  row: typeof applications.$inferInsert & { id: string };
  form: ApplicationForm;
  events: EventInsert[];
}

export const DEMO_EDITOR = 'Hana Lindqvist';
const DAYS_BETWEEN = 2;
/** The contract that is being prepared: its letter is the newest of the inbox. */
const ACCEPTED_DAYS_AGO = 0.2;

const RETURN_REASONS: Readonly<Record<ApplicationKind, { field: string; text: string }>> = {
  contract: {
    field: 'work.outline',
    text: 'The outline stops before the ending. Please add the last third, then send it again.',
  },
  'pay-to-read': {
    field: 'first_paid_position',
    text: 'Chapter 3 is the first paid chapter. Please leave at least ten chapters free to read.',
  },
  completion: {
    field: '',
    text: 'Chapters 8 and 9 end in the middle of a scene. Please check that they are the final texts.',
  },
};

const SENT: readonly ApplicationAct[] = ['save', 'submit', 'claim'];
/** What was done on the legal way to each status, from 0. */
const WAYS: Readonly<Record<number, readonly ApplicationAct[]>> = {
  10: ['save'],
  20: SENT,
  21: [...SENT, 'return'],
  22: [...SENT, 'accept'],
  30: [...SENT, 'accept', 'issue', 'sign'],
  31: [...SENT, 'accept', 'issue', 'sign', 'terminate'],
};
/** The status after each act; the others leave it as it is. */
const LEADS_TO: Partial<Record<ApplicationAct, number>> = {
  save: 10,
  submit: 20,
  return: 21,
  accept: 22,
  sign: 30,
  terminate: 31,
};
const BY_AUTHOR: readonly ApplicationAct[] = ['save', 'submit', 'sign'];

/** A story's applications, each with what the author filled in and the dated steps that led to its status. */
export function buildApplications(
  random: Random,
  secrets: Secrets,
  plan: StoryPlan,
  { storyId, words }: { storyId: string; words: number },
  now: Date,
): DemoApplication[] {
  return APPLICATION_KINDS.flatMap((kind, index) => {
    const status = plan.statuses[index] ?? 0;
    if (status === 0) return [];
    // Each came before the next one was sent.
    const later = plan.statuses.slice(index + 1).filter((other) => other > 10).length;
    const daysAgo = plan.completedDaysAgo ?? random.int(1, 6);
    const lately = kind === 'contract' && status === 22 ? ACCEPTED_DAYS_AGO : daysAgo + later * 16;
    const newest = plan.decidedDaysAgo?.[kind] ?? lately;
    const events = stepsTo({ kind, status, contractDays: plan.contractDays ?? 0 }, newest, now);
    const timeOf = (act: ApplicationAct): Date | null => events.findLast((event) => event.act === act)?.at ?? null;
    const first = events[0]?.at ?? now;
    // The last one that moved it: reading takes nothing from the time to wait.
    const moved = events.findLast((event) => event.fromStatus !== event.toStatus)?.at ?? now;
    const sentAt = timeOf('submit');
    const form = buildForm(kind, status, { plan, words }, sentAt ?? first);
    const row = { id: random.uuid(), storyId, kind, status, createdAt: first, updatedAt: moved };
    const step = nextStep(kind, status, moved);
    const filled = { ...formToColumns(secrets, form), revision: 1, savedAt: sentAt ?? first, submittedAt: sentAt };
    const read = {
      editor: sentAt ? DEMO_EDITOR : '',
      reasons: status === 21 ? [RETURN_REASONS[kind]] : [],
      countedWords: kind === 'completion' && sentAt ? words : null,
      endedAt: timeOf('terminate'),
    };
    return [{ row: { ...row, ...step, ...filled, ...read }, form, events }];
  });
}

function stepsTo(
  { kind, status, contractDays }: { kind: ApplicationKind; status: number; contractDays: number },
  newestDaysAgo: number,
  now: Date,
): EventInsert[] {
  const way = WAYS[status] ?? [];
  let reached = 0;
  return way.map((act, step) => {
    const fromStatus = reached;
    reached = LEADS_TO[act] ?? reached;
    const byAuthor = BY_AUTHOR.includes(act);
    const inForce = way.includes('terminate') && act !== 'terminate' ? contractDays : 0;
    return {
      fromStatus,
      toStatus: reached,
      act,
      actor: byAuthor ? ('author' as const) : ('editor' as const),
      actorName: byAuthor ? 'Noor Valdez' : DEMO_EDITOR,
      note: noteOf(act, status),
      at: daysBefore(now, newestDaysAgo + inForce + (way.length - 1 - step) * DAYS_BETWEEN),
    };
  });

  function noteOf(act: ApplicationAct, reachedAtLast: number): string {
    if (act === 'claim' && kind === 'contract' && reachedAtLast === 20) {
      return 'Read chapters 1 to 10. The voice is clear from the first line.';
    }
    return act === 'terminate' ? 'Ended by agreement. All rights are back with the author.' : '';
  }
}
