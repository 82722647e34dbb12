import { createHash, randomUUID } from 'node:crypto';
import { CONTRACT_TEXT_VERSION, type Signer } from '@myfiction/shared/contract/application-options.ts';
import { legalName, needsGuardian } from '@myfiction/shared/contract/application-problems/person.ts';
import type { ApplicationPerson } from '@myfiction/shared/contract/calls/application-form.ts';
import { isTypedAs } from '@myfiction/shared/contract/same-text.ts';
import { storableText } from '../database/names.ts';
import { applicationSignatures } from '../database/schema/application-papers.ts';
import { deviceName } from '../identity/device-name.ts';
import { AppError, type CallContext } from '../platform/handler.ts';
import type { ApplicationContext } from './held-application.ts';
import { SIGNATURE_PURPOSE } from './sealed-person.ts';

export interface TypedSignatures {
  signature: string;
  guardian_signature: string;
}

/** From where somebody signs, as far as the server can know. */
export type SigningPlace = Pick<CallContext, 'region' | 'userAgent' | 'sessionId'>;

export interface SignatureRecord {
  signer: Signer;
  name: string;
  signedAt: Date;
  region: string;
  device: string;
}

/** Throws `signatureMismatch` unless each legal name was typed; a guardian's too for an author under 18. */
export function requireSignatures(person: ApplicationPerson, typed: TypedSignatures, today: string): void {
  if (!isTypedAs(typed.signature, legalName(person))) throw new AppError('signatureMismatch');
  if (!needsGuardian(person.birth_date, today)) return;
  if (person.guardian && isTypedAs(typed.guardian_signature, legalName(person.guardian))) return;
  throw new AppError('signatureMismatch', { data: { field: 'guardian_signature' } });
}

/** Records the signatures of the author, and of the guardian where one signs, under a document. */
export async function writeSignatures(
  context: ApplicationContext & SigningPlace,
  applicationId: string,
  person: ApplicationPerson,
  typed: TypedSignatures,
  documentSha256: string,
): Promise<SignatureRecord[]> {
  const today = context.clock.now().toISOString().slice(0, 10);
  const signers: [Signer, string][] = [['author', typed.signature]];
  if (needsGuardian(person.birth_date, today)) signers.push(['guardian', typed.guardian_signature]);
  const records: SignatureRecord[] = [];
  for (const [signer, name] of signers) {
    records.push(await writeSignature(context, applicationId, { signer, name, documentSha256 }));
  }
  return records;
}

export async function writeSignature(
  { db, clock, secrets, region, userAgent, sessionId }: ApplicationContext & SigningPlace,
  applicationId: string,
  signed: { signer: Signer; name: string; documentSha256: string },
): Promise<SignatureRecord> {
  const name = storableText(signed.name).trim();
  const record = { signer: signed.signer, signedAt: clock.now(), region, device: deviceName(userAgent) };
  await db.insert(applicationSignatures).values({
    ...record,
    id: randomUUID(),
    applicationId,
    name: secrets.seal(SIGNATURE_PURPOSE, Buffer.from(name)),
    documentSha256: signed.documentSha256,
    textVersion: CONTRACT_TEXT_VERSION,
    sessionHash: sessionId === '' ? '' : createHash('sha256').update(sessionId).digest('base64url'),
  });
  return { ...record, name };
}

/** The platform signs at the desk. */
export const AT_THE_DESK: SigningPlace = { region: '', userAgent: '', sessionId: '' };
