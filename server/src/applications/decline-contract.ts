import type { ApplicationView } from '@myfiction/shared/contract/calls/application.ts';
import { isLocked } from '../stories/story-rules.ts';
import { byAuthor } from './author-name.ts';
import { type AuthorContext, withOwnApplication } from './held-application.ts';
import { contractDeclined } from './messages/contract-letters.ts';
import { moveApplication } from './move-application.ts';
import { NO_OFFER } from './no-offer.ts';
import { viewApplication } from './view/view-application.ts';

/** Ends the way to a contract: it is not signed. The form stays, to apply again. Throws `applicationMoved`. */
export function declineContract(
  context: AuthorContext,
  { story_id, reason }: { story_id: string; reason: string },
): Promise<ApplicationView> {
  return withOwnApplication(context, { story_id, kind: 'contract' }, async (inside, held) => {
    const author = await byAuthor(inside);
    const { story, row } = await moveApplication(inside, held, {
      ...author,
      action: 'decline',
      note: reason,
      changes: { ...NO_OFFER, endedAt: inside.clock.now() },
      message: contractDeclined(held.story, { open: !isLocked(held.story) }),
    });
    return viewApplication(inside, story, row);
  });
}
