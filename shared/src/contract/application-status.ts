/** Application statuses and their labels, word for word from the specification (point 4). */
export const CONTRACT_LABELS = {
  0: 'Apply for Contract',
  10: 'Draft',
  20: 'Check Review Process',
  21: 'Check Review Process',
  22: 'Preparing a Contract',
  30: 'View Contract Information',
  31: 'Contract Terminated',
} as const;

export const PAY_TO_READ_LABELS = {
  0: 'Apply for Pay-to-Read',
  10: 'Draft',
  20: 'View Pay-to-Read Process',
  21: 'View Pay-to-Read Process',
  22: 'View Pay-to-Read Information',
} as const;

/** 22 has no label. */
export const COMPLETION_LABELS = {
  0: 'Apply for Completion',
  10: 'Draft',
  20: 'View Completion Process',
  21: 'View Completion Process',
  22: '',
} as const;

export type ContractStatus = keyof typeof CONTRACT_LABELS;
export type PayToReadStatus = keyof typeof PAY_TO_READ_LABELS;
export type CompletionStatus = keyof typeof COMPLETION_LABELS;

export const CONTRACT_STATUSES = [0, 10, 20, 21, 22, 30, 31] as const satisfies readonly ContractStatus[];
export const PAY_TO_READ_STATUSES = [0, 10, 20, 21, 22] as const satisfies readonly PayToReadStatus[];
export const COMPLETION_STATUSES = [0, 10, 20, 21, 22] as const satisfies readonly CompletionStatus[];

/** Of a completion: the story takes no change while it is in review, and none once it is accepted. */
export const COMPLETION_LOCKS: readonly CompletionStatus[] = [20, 22];

export const APPLICATION_KINDS = ['contract', 'pay-to-read', 'completion'] as const;
export type ApplicationKind = (typeof APPLICATION_KINDS)[number];
