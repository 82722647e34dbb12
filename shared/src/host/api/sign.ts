import { canonicalForm } from '../../contract/canonical-form.ts';
import { clientKeys } from './client-keys.ts';
import { loadPortableSigner } from './load-cryptography.ts';
import { nativeSigner } from './native-signer.ts';
import type { Signer } from './signer.ts';

export interface SignOptions {
  /** Leaves the HMAC as it is instead of encrypting it with the public key. */
  plain?: boolean;
}

/** Browsers keep their cryptography from pages that came over plain http. */
export const hasNativeSigner = (): boolean => globalThis.crypto?.subtle !== undefined;

const signer = async (): Promise<Signer> =>
  hasNativeSigner() ? nativeSigner : (await loadPortableSigner()).portableSigner;

/** Brings the keys into the form in which they are used. */
export async function prepareSigner(): Promise<void> {
  await (await signer()).prepare(clientKeys.signingSecret, clientKeys.publicKey);
}

/** The `sign` header over body and query together (specification, point 7; see docs/signing.md). */
export async function signFields(
  fields: Readonly<Record<string, unknown>>,
  options: SignOptions = {},
): Promise<string> {
  const { hmacHex, encryptSignature } = await signer();
  const signature = await hmacHex(canonicalForm(fields), clientKeys.signingSecret);
  return options.plain ? signature : encryptSignature(signature, clientKeys.publicKey);
}
