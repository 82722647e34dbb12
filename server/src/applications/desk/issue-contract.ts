import { OFFER_VALID_DAYS } from '@myfiction/shared/contract/application-options.ts';
import { eq } from 'drizzle-orm';
import { applications } from '../../database/schema/applications.ts';
import { isLocked, PREPARING } from '../../stories/story-rules.ts';
import { contractDocument } from '../documents/contract-document.ts';
import { type StoredDocument, storeDocument } from '../documents/store-document.ts';
import { type ApplicationContext, withAnyApplication } from '../held-application.ts';
import { contractIssued } from '../messages/contract-letters.ts';
import { movedOn, noteAct } from '../move-application.ts';
import { stepOf } from '../next-step.ts';
import { AT_THE_DESK, writeSignature } from '../signatures.ts';
import { readForm } from '../stored-form.ts';
import { aboutOf, byEditor, type DeskAct, refuseClaimed } from './desk-context.ts';

/**
 * Makes the contract, signs it for the platform and asks the author to sign it within `OFFER_VALID_DAYS`. Issued once:
 * to change it, return the documents. Throws `applicationMoved` or `claimedByOther`.
 */
export function issueContract(
  context: ApplicationContext,
  { by, story_id }: Omit<DeskAct, 'kind'>,
): Promise<StoredDocument> {
  return withAnyApplication(context, { story_id, kind: 'contract' }, async (inside, held) => {
    refuseClaimed(held, by);
    const form = readForm(inside.secrets, held.row);
    const ready = held.row.status === PREPARING && held.row.contractId === null;
    if (!ready || form?.kind !== 'contract' || form.offer === null) throw await movedOn(inside, held);
    const { offer, person } = form;
    const issued = await storeDocument(inside, held.row.id, 'contract', (frame) =>
      contractDocument({ offer, person, story: held.story }, frame),
    );
    const signed = { signer: 'platform', name: by, documentSha256: issued.sha256 } as const;
    await writeSignature({ ...inside, ...AT_THE_DESK }, held.row.id, signed);
    const now = inside.clock.now();
    const step = stepOf('author', OFFER_VALID_DAYS, now);
    const [row] = await inside.db
      .update(applications)
      .set({ ...step, contractId: issued.id, editor: by, updatedAt: now })
      .where(eq(applications.id, held.row.id))
      .returning();
    if (!row) throw new Error('The contract was not issued.');
    const message = contractIssued(await aboutOf(inside, held, by), step.expectedAt ?? now, {
      open: !isLocked(held.story),
    });
    await noteAct(inside, { story: held.story, row }, { ...byEditor(by), act: 'issue', message });
    return issued;
  });
}
