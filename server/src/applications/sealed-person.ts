import { type ApplicationPerson, contractForm } from '@myfiction/shared/contract/calls/application-form.ts';
import { openJson, sealJson } from '../platform/sealed-json.ts';
import type { Secrets } from '../platform/secrets.ts';

/** Purposes under which data of applications is sealed. */
export const PERSON_PURPOSE = 'application person';
export const IMAGE_PURPOSE = 'application image';
export const DOCUMENT_PURPOSE = 'application document';
export const SIGNATURE_PURPOSE = 'application signature';

export function sealPerson(secrets: Secrets, person: ApplicationPerson): Buffer {
  return sealJson(secrets, PERSON_PURPOSE, person);
}

export function openPerson(secrets: Secrets, sealed: Buffer): ApplicationPerson {
  return openJson(secrets, PERSON_PURPOSE, contractForm.shape.person, sealed);
}
