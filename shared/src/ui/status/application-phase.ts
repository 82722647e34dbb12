import {
  type ApplicationKind,
  COMPLETION_STATUSES,
  CONTRACT_STATUSES,
  type CompletionStatus,
  type ContractStatus,
  PAY_TO_READ_STATUSES,
  type PayToReadStatus,
} from '../../contract/application-status.ts';
import type { UiMessageKey } from '../i18n/use-ui-text.ts';
import type { Phase } from './phase-shapes.tsx';
import type { Tone } from './tone.ts';

export type ApplicationStatus = ContractStatus | PayToReadStatus | CompletionStatus;

export interface ApplicationLook {
  label: UiMessageKey;
  phase: Phase;
  tone: Tone;
}

const started: Record<0 | 10 | 20 | 21, Omit<ApplicationLook, 'label'>> = {
  0: { phase: 'dashed', tone: 'neutral' },
  10: { phase: 'empty', tone: 'neutral' },
  20: { phase: 'half', tone: 'amber' },
  21: { phase: 'half', tone: 'amber' },
};
const approved = { phase: 'full-check', tone: 'green' } as const;

const contract: Record<ContractStatus, ApplicationLook> = {
  0: { label: 'status.contract.0', ...started[0] },
  10: { label: 'status.contract.10', ...started[10] },
  20: { label: 'status.contract.20', ...started[20] },
  21: { label: 'status.contract.21', ...started[21] },
  22: { label: 'status.contract.22', phase: 'three-quarters', tone: 'blue' },
  30: { label: 'status.contract.30', ...approved },
  31: { label: 'status.contract.31', phase: 'slashed', tone: 'brick' },
};

const payToRead: Record<PayToReadStatus, ApplicationLook> = {
  0: { label: 'status.pay-to-read.0', ...started[0] },
  10: { label: 'status.pay-to-read.10', ...started[10] },
  20: { label: 'status.pay-to-read.20', ...started[20] },
  21: { label: 'status.pay-to-read.21', ...started[21] },
  22: { label: 'status.pay-to-read.22', ...approved },
};

/** Completion 22 has no label in the specification: nothing is shown. */
const completion: Record<Exclude<CompletionStatus, 22>, ApplicationLook> = {
  0: { label: 'status.completion.0', ...started[0] },
  10: { label: 'status.completion.10', ...started[10] },
  20: { label: 'status.completion.20', ...started[20] },
  21: { label: 'status.completion.21', ...started[21] },
};

const looks = {
  contract: new Map<number, ApplicationLook>(CONTRACT_STATUSES.map((status) => [status, contract[status]])),
  'pay-to-read': new Map<number, ApplicationLook>(PAY_TO_READ_STATUSES.map((status) => [status, payToRead[status]])),
  completion: new Map<number, ApplicationLook>(
    COMPLETION_STATUSES.flatMap((status) => (status === 22 ? [] : [[status, completion[status]] as const])),
  ),
};

/** Label, glyph and tone of a status, or undefined where the specification shows nothing. */
export function applicationLook(kind: ApplicationKind, status: number): ApplicationLook | undefined {
  return looks[kind].get(status);
}
