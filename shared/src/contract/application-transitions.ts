import type { ApplicationKind } from './application-status.ts';

/** Who acts. `system` is the platform's own clock. */
export const APPLICATION_ACTORS = ['author', 'editor', 'system'] as const;
export type ApplicationActor = (typeof APPLICATION_ACTORS)[number];

export const APPLICATION_ACTIONS = [
  'save',
  'submit',
  'discard',
  'withdraw',
  'return',
  'accept',
  'reapply',
  'sign',
  'return-documents',
  'decline',
  'lapse',
  'terminate',
] as const;
export type ApplicationAction = (typeof APPLICATION_ACTIONS)[number];

/** What the timeline tells: each change of status, and what an editor does between two of them. */
export const APPLICATION_ACTS = [...APPLICATION_ACTIONS, 'claim', 'unclaim', 'issue'] as const;
export type ApplicationAct = (typeof APPLICATION_ACTS)[number];

export interface ApplicationTransition {
  action: ApplicationAction;
  actor: ApplicationActor;
  from: number;
  to: number;
}

/** Pay-to-read and completion go the same ways. */
const REVIEW_ONLY: readonly ApplicationTransition[] = [
  { action: 'save', actor: 'author', from: 0, to: 10 },
  { action: 'submit', actor: 'author', from: 0, to: 20 },
  { action: 'submit', actor: 'author', from: 10, to: 20 },
  { action: 'withdraw', actor: 'author', from: 20, to: 10 },
  { action: 'return', actor: 'editor', from: 20, to: 21 },
  { action: 'accept', actor: 'editor', from: 20, to: 22 },
  { action: 'reapply', actor: 'author', from: 21, to: 20 },
];

/**
 * Every change of status there is (product design, "Applications"): the server refuses all else, the client offers
 * nothing else.
 */
export const APPLICATION_TRANSITIONS: Readonly<Record<ApplicationKind, readonly ApplicationTransition[]>> = {
  contract: [
    ...REVIEW_ONLY,
    { action: 'discard', actor: 'author', from: 10, to: 0 },
    // The platform has signed the contract that it issued: the author's signature is the second one.
    { action: 'sign', actor: 'author', from: 22, to: 30 },
    { action: 'return-documents', actor: 'editor', from: 22, to: 21 },
    { action: 'decline', actor: 'author', from: 22, to: 0 },
    { action: 'lapse', actor: 'system', from: 22, to: 0 },
    { action: 'terminate', actor: 'editor', from: 30, to: 31 },
  ],
  'pay-to-read': REVIEW_ONLY,
  completion: REVIEW_ONLY,
};

/** The transition, or undefined where there is none. */
export function findTransition(
  kind: ApplicationKind,
  from: number,
  action: ApplicationAction,
  actor: ApplicationActor,
): ApplicationTransition | undefined {
  return APPLICATION_TRANSITIONS[kind].find((row) => row.from === from && row.action === action && row.actor === actor);
}

/** A form can be written in these: not begun, draft, returned with reasons. */
export const FILLABLE_STATUSES: readonly number[] = [0, 10, 21];
