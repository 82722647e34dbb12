import { legalName, needsGuardian } from '@myfiction/shared/contract/application-problems/person.ts';
import type { ApplicationPerson } from '@myfiction/shared/contract/calls/application-form.ts';
import { isTypedAs } from '@myfiction/shared/contract/same-text.ts';

export interface Signatures {
  signature: string;
  guardian_signature: string;
}

export type SignatureProblem = 'required' | 'signatureDiffers';

export const UNSIGNED: Signatures = { signature: '', guardian_signature: '' };

/** What is wrong with the typed names: each is the legal name of its person. */
export function findSignatureProblems(
  typed: Signatures,
  person: ApplicationPerson,
  today: string,
): Partial<Record<keyof Signatures, SignatureProblem>> {
  const own = checkSignature(typed.signature, legalName(person));
  const guardian = guardianOf(person, today);
  const second = guardian && checkSignature(typed.guardian_signature, legalName(guardian));
  return { ...(own && { signature: own }), ...(second && { guardian_signature: second }) };
}

/** Who signs beside the author; null where nobody has to. */
export function guardianOf(person: ApplicationPerson, today: string): ApplicationPerson['guardian'] {
  return needsGuardian(person.birth_date, today) ? person.guardian : null;
}

function checkSignature(typed: string, name: string): SignatureProblem | undefined {
  if (typed.trim() === '') return 'required';
  return isTypedAs(typed, name) ? undefined : 'signatureDiffers';
}
