import type { StoryRow } from '../../database/schema/stories.ts';
import { AppError } from '../../platform/handler.ts';
import { terminationDocument } from '../documents/outcome-documents.ts';
import { storeDocument } from '../documents/store-document.ts';
import { type ApplicationContext, withAnyApplication } from '../held-application.ts';
import { contractTerminated } from '../messages/contract-letters.ts';
import { moveApplication } from '../move-application.ts';
import { aboutOf, byEditor, type DeskAct } from './desk-context.ts';

/** What readers would have begun to pay for: nothing. */
const UNPAID = { firstPaidPosition: null, paidFrom: null, priceRule: null, priceCoins: null };

/** Ends a signed contract, with a reason that the author reads. Throws `applicationMoved` or `invalidRequest`. */
export async function terminateContract(
  context: ApplicationContext,
  { by, reason, story_id }: Omit<DeskAct, 'kind'> & { reason: string },
): Promise<void> {
  const told = reason.trim();
  if (told === '') throw new AppError('invalidRequest', { msg: 'Give the reason why the contract ends.' });
  await withAnyApplication(context, { story_id, kind: 'contract' }, async (inside, held) => {
    const now = inside.clock.now();
    const about = await aboutOf(inside, held, by);
    const hasBegun = held.story.paidFrom !== null && held.story.paidFrom <= now;
    await moveApplication(inside, held, {
      ...byEditor(by),
      action: 'terminate',
      note: told,
      changes: { editor: by, endedAt: now },
      ...(!hasBegun && { story: UNPAID }),
      message: contractTerminated(about, told, hasBegun ? 'paid' : appliedFor(held.story)),
    });
    await storeDocument(inside, held.row.id, 'termination', (frame) =>
      terminationDocument(told, { ...frame, story: held.story, by }),
    );
  });
}

function appliedFor({ payToReadStatus }: StoryRow): 'applied' | null {
  return payToReadStatus === 0 ? null : 'applied';
}
