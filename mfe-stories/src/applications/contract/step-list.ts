import { CONTRACT_STEPS, type ContractStep, stepOfPath } from '@myfiction/shared/contract/application-problems.ts';
import type { FieldProblems } from '../form/problem-text.ts';

export function readStep(value: string | null): ContractStep {
  return CONTRACT_STEPS.find((step) => step === value) ?? CONTRACT_STEPS[0];
}

/** The step after or before; undefined at the ends. */
export function neighbourStep(step: ContractStep, by: 1 | -1): ContractStep | undefined {
  return CONTRACT_STEPS[CONTRACT_STEPS.indexOf(step) + by];
}

export function pathsOfStep(problems: FieldProblems, step: ContractStep): string[] {
  return Object.keys(problems).filter((path) => stepOfPath(path) === step);
}
