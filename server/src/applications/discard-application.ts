import type { ApplicationView } from '@myfiction/shared/contract/calls/application.ts';
import { eq } from 'drizzle-orm';
import { applicationDocuments, applicationImages } from '../database/schema/application-papers.ts';
import { byAuthor } from './author-name.ts';
import { type ApplicationKey, type AuthorContext, withOwnApplication } from './held-application.ts';
import { moveApplication } from './move-application.ts';
import { viewApplication } from './view/view-application.ts';

/**
 * Deletes a draft: the form, the pictures of the ID, and the PDFs of what was sent and taken back, or offered and not
 * signed. What stays are the dates, and the record that something was signed. Throws `applicationMoved`.
 */
export function discardApplication(context: AuthorContext, key: ApplicationKey): Promise<ApplicationView> {
  return withOwnApplication(context, key, async (inside, held) => {
    const { story, row } = await moveApplication(inside, held, {
      ...(await byAuthor(inside)),
      action: 'discard',
      changes: {
        form: null,
        person: null,
        savedAt: null,
        submittedAt: null,
        reasons: [],
        // A tab that still shows the draft must not bring it back.
        revision: held.row.revision + 1,
      },
    });
    await inside.db.delete(applicationImages).where(eq(applicationImages.applicationId, row.id));
    await inside.db.delete(applicationDocuments).where(eq(applicationDocuments.applicationId, row.id));
    return viewApplication(inside, story, row);
  });
}
