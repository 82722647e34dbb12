import type { ApplicationForm } from '@myfiction/shared/contract/calls/application-form.ts';
import { storable } from '../database/names.ts';
import type { ApplicationRow } from '../database/schema/applications.ts';
import type { Secrets } from '../platform/secrets.ts';
import { openPerson, sealPerson } from './sealed-person.ts';

/** A form as columns: who the author is lies sealed. */
export function formToColumns(secrets: Secrets, form: ApplicationForm): Pick<ApplicationRow, 'form' | 'person'> {
  const plain = storable(form);
  if (plain.kind !== 'contract') return { form: plain, person: null };
  const { person, ...rest } = plain;
  return { form: rest, person: sealPerson(secrets, person) };
}

/** The form of a row; null before the first save, after a discard and once its personal data was deleted. */
export function readForm(
  secrets: Secrets,
  { form, person }: Pick<ApplicationRow, 'form' | 'person'>,
): ApplicationForm | null {
  if (form === null) return null;
  if (form.kind !== 'contract') return form;
  return person === null ? null : { ...form, person: openPerson(secrets, person) };
}
