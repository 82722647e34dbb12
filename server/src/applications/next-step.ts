import { PREPARE_DAYS, REVIEW_DAYS } from '@myfiction/shared/contract/application-options.ts';
import type { ApplicationKind } from '@myfiction/shared/contract/application-status.ts';
import { DAY_MS } from '@myfiction/shared/contract/time-units.ts';
import type { ApplicationRow } from '../database/schema/applications.ts';

export type NextStep = Pick<ApplicationRow, 'nextActor' | 'waitingSince' | 'expectedAt'>;

/** Nobody has to do anything. */
export const NO_STEP: NextStep = { nextActor: null, waitingSince: null, expectedAt: null };

/** Who acts after a change to this status, and until when the platform means to. */
export function nextStep(kind: ApplicationKind, status: number, now: Date): NextStep {
  if (status === 10 || status === 21) return { nextActor: 'author', waitingSince: now, expectedAt: null };
  if (status === 20) return stepOf('editor', REVIEW_DAYS, now);
  return kind === 'contract' && status === 22 ? stepOf('editor', PREPARE_DAYS, now) : NO_STEP;
}

export function stepOf(nextActor: 'author' | 'editor', days: number, now: Date): NextStep {
  return { nextActor, waitingSince: now, expectedAt: new Date(now.getTime() + days * DAY_MS) };
}
