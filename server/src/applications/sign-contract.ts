import type { ApplicationView } from '@myfiction/shared/contract/calls/application.ts';
import { termEnd } from '@myfiction/shared/contract/term-end.ts';
import { eq } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { applicationDocuments, applicationSignatures } from '../database/schema/application-papers.ts';
import { byAuthor } from './author-name.ts';
import { signedContractDocument } from './documents/contract-document.ts';
import { storeDocument } from './documents/store-document.ts';
import { withOwnApplication } from './held-application.ts';
import { contractSigned } from './messages/contract-letters.ts';
import { moveApplication, movedOn } from './move-application.ts';
import { SIGNATURE_PURPOSE } from './sealed-person.ts';
import { requireSignatures, type SignatureRecord, type TypedSignatures, writeSignatures } from './signatures.ts';
import { readForm } from './stored-form.ts';
import type { SigningContext } from './submit-application.ts';
import { tellGuardian } from './tell-guardian.ts';
import { viewApplication } from './view/view-application.ts';

export interface ContractSigning extends TypedSignatures {
  story_id: string;
  /** Of the document that the author has read. */
  sha256: string;
}

/**
 * Puts the second signature under the contract that the platform has issued and signed. Throws `applicationMoved` when
 * none is issued, or another one than was read, and `signatureMismatch`.
 */
export function signContract(context: SigningContext, signing: ContractSigning): Promise<ApplicationView> {
  return withOwnApplication(context, { story_id: signing.story_id, kind: 'contract' }, async (within, held) => {
    const inside = { ...context, db: within.db };
    const form = readForm(inside.secrets, held.row);
    const issued = await findSha256(inside.db, held.row.contractId);
    if (issued === undefined || issued !== signing.sha256 || form?.kind !== 'contract' || form.offer === null) {
      throw await movedOn(inside, held);
    }
    const { person, offer } = form;
    requireSignatures(person, signing, inside.clock.now().toISOString().slice(0, 10));
    const author = await byAuthor(inside);
    const about = { story: held.story, author: author.actorName, by: held.row.editor };
    const signed = await moveApplication(inside, held, {
      ...author,
      action: 'sign',
      changes: { termEndsAt: termEnd(offer, inside.clock.now()) },
      message: contractSigned(about),
    });
    await writeSignatures(inside, held.row.id, person, signing, issued);
    const signatures = await readSignatures(inside, held.row.id, issued);
    const { sha256 } = await storeDocument(inside, held.row.id, 'signed-contract', (frame) =>
      signedContractDocument({ offer, person, story: held.story }, { documentSha256: issued, signatures }, frame),
    );
    await tellGuardian(inside, held, person, { under: 'contract', sha256 });
    return viewApplication(inside, signed.story, signed.row);
  });
}

async function findSha256(db: Database, documentId: string | null): Promise<string | undefined> {
  if (documentId === null) return undefined;
  const [found] = await db
    .select({ sha256: applicationDocuments.sha256 })
    .from(applicationDocuments)
    .where(eq(applicationDocuments.id, documentId));
  return found?.sha256;
}

/** Everybody who has signed a document, the platform first. */
async function readSignatures(
  { db, secrets }: Pick<SigningContext, 'db' | 'secrets'>,
  applicationId: string,
  documentSha256: string,
): Promise<SignatureRecord[]> {
  const rows = await db
    .select()
    .from(applicationSignatures)
    .where(eq(applicationSignatures.applicationId, applicationId))
    .orderBy(applicationSignatures.signedAt, applicationSignatures.id);
  return rows
    .filter((row) => row.documentSha256 === documentSha256)
    .map(({ signer, name, signedAt, region, device }) => ({
      ...{ signer, signedAt, region, device },
      name: secrets.open(SIGNATURE_PURPOSE, name).toString('utf8'),
    }));
}
