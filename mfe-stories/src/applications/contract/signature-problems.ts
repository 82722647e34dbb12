import { legalName, needsGuardian } from '@myfiction/shared/contract/application-problems/person.ts';
import type { ApplicationPerson } from '@myfiction/shared/contract/calls/application-form.ts';
import { isTypedAs } from '@myfiction/shared/contract/same-text.ts';
import type { FieldProblem, FieldProblems } from '../form/problem-text.ts';

export interface Signatures {
  signature: string;
  guardian_signature: string;
}

export const UNSIGNED: Signatures = { signature: '', guardian_signature: '' };

/** What is wrong with the typed names: each is the legal name of its person. */
export function findSignatureProblems(typed: Signatures, person: ApplicationPerson, today: string): FieldProblems {
  const own = checkSignature(typed.signature, legalName(person));
  const guardian =
    needsGuardian(person.birth_date, today) && person.guardian
      ? checkSignature(typed.guardian_signature, legalName(person.guardian))
      : undefined;
  return { ...(own && { signature: own }), ...(guardian && { guardian_signature: guardian }) };
}

function checkSignature(typed: string, name: string): FieldProblem | undefined {
  if (typed.trim() === '') return 'required';
  return isTypedAs(typed, name) ? undefined : 'signatureDiffers';
}
