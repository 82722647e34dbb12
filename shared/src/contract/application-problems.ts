import { findCompletionProblems } from './application-problems/completion.ts';
import { findContractProblems } from './application-problems/contract.ts';
import { findPayToReadProblems } from './application-problems/pay-to-read.ts';
import type { ApplicationFacts, ApplicationProblems } from './application-problems/problem.ts';
import type { ApplicationForm } from './calls/application-form.ts';

/**
 * What keeps an application's form from being sent: a problem by the path of its field (`person.address.city`,
 * `work.other_platforms.0.url`, `id_images.front`), empty when it is complete. Page and server ask this one function.
 *
 * @example findProblems(form, facts)['person.phone'] // 'notE164'
 */
export function findProblems(form: ApplicationForm, facts: ApplicationFacts): ApplicationProblems {
  switch (form.kind) {
    case 'contract':
      return findContractProblems(form, facts);
    case 'pay-to-read':
      return findPayToReadProblems(form, facts);
    case 'completion':
      return findCompletionProblems(form, facts);
  }
}

/** Steps of the contract form, in order. */
export const CONTRACT_STEPS = ['story', 'person', 'work', 'offer', 'sign'] as const;
export type ContractStep = (typeof CONTRACT_STEPS)[number];

const STEP_OF_PART: Readonly<Record<string, ContractStep>> = {
  person: 'person',
  id_images: 'person',
  work: 'work',
  offer: 'offer',
  declarations: 'sign',
  signature: 'sign',
  guardian_signature: 'sign',
};

/** The step of the contract form that holds a field; what concerns the whole belongs to the first. */
export function stepOfPath(path: string): ContractStep {
  return STEP_OF_PART[path.split('.', 1)[0] ?? ''] ?? 'story';
}
