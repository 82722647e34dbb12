import type { ApplicationView } from '@myfiction/shared/contract/calls/application.ts';
import { byAuthor } from './author-name.ts';
import { type ApplicationKey, type AuthorContext, withOwnApplication } from './held-application.ts';
import { moveApplication } from './move-application.ts';
import { viewApplication } from './view/view-application.ts';

/** Takes an application back while it is in review: it is a draft again. Throws `applicationMoved`. */
export function withdrawApplication(context: AuthorContext, key: ApplicationKey): Promise<ApplicationView> {
  return withOwnApplication(context, key, async (inside, held) => {
    const changes = { editor: '', submittedAt: null, countedWords: null };
    const { story, row } = await moveApplication(inside, held, {
      ...(await byAuthor(inside)),
      action: 'withdraw',
      changes,
    });
    return viewApplication(inside, story, row);
  });
}
