import type { ApplicationView } from '@myfiction/shared/contract/calls/application.ts';
import { and, eq } from 'drizzle-orm';
import { stories } from '../database/schema/stories.ts';
import { AppError } from '../platform/handler.ts';
import { type ApplicationKey, type AuthorContext, findApplication } from './held-application.ts';
import { viewApplication, viewUnbegun } from './view/view-application.ts';

/** An application of the author's story, begun or not. Throws `notFound`. */
export async function getApplication(
  context: AuthorContext,
  { story_id, kind }: ApplicationKey,
): Promise<ApplicationView> {
  const { db, uid } = context;
  const [story] = await db
    .select()
    .from(stories)
    .where(and(eq(stories.id, story_id), eq(stories.uid, uid)));
  if (!story) throw new AppError('notFound');
  const row = await findApplication(db, story.id, kind);
  return row ? viewApplication(context, story, row) : viewUnbegun(context, story, kind);
}
