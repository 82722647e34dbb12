import { constants, createHmac, publicEncrypt } from 'node:crypto';
import { canonicalForm } from '@myfiction/shared/contract/canonical-form.ts';
import { DEVELOPMENT_PUBLIC_KEY, DEVELOPMENT_SIGNING_SECRET } from '@myfiction/shared/contract/development-keys.ts';

/** The `sign` header as the web app makes it. */
export function signFields(fields: Readonly<Record<string, unknown>>, plain = false): string {
  const hex = createHmac('sha256', DEVELOPMENT_SIGNING_SECRET).update(canonicalForm(fields)).digest('hex');
  if (plain) return hex;
  const padding = { padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' };
  return publicEncrypt({ key: DEVELOPMENT_PUBLIC_KEY, ...padding }, Buffer.from(hex)).toString('base64');
}
