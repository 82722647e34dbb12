import type { IdSide } from '@myfiction/shared/contract/application-options.ts';
import type { ApplicationView } from '@myfiction/shared/contract/calls/application.ts';
import { and, eq } from 'drizzle-orm';
import { applicationDocuments, applicationImages } from '../../database/schema/application-papers.ts';
import { stories } from '../../database/schema/stories.ts';
import { users } from '../../database/schema/users.ts';
import { AppError } from '../../platform/handler.ts';
import { type ApplicationContext, type ApplicationKey, findApplication, notBegun } from '../held-application.ts';
import { DOCUMENT_PURPOSE, IMAGE_PURPOSE } from '../sealed-person.ts';
import { viewApplication } from '../view/view-application.ts';

export interface ShownApplication {
  author: { uid: number; penName: string; email: string | null; blockedAt: Date | null };
  story: { storyId: string; title: string; words: number; chaptersPublished: number };
  /** As the author sees it, personal data unsealed: whoever shows it records who looked. */
  view: ApplicationView;
}

/** Throws `notFound` for an application that was never begun. */
export async function showApplication(context: ApplicationContext, key: ApplicationKey): Promise<ShownApplication> {
  const { db } = context;
  const row = await findApplication(db, key.story_id, key.kind);
  const [found] = await db
    .select({ story: stories, penName: users.penName, email: users.email, blockedAt: users.blockedAt })
    .from(stories)
    .innerJoin(users, eq(users.uid, stories.uid))
    .where(eq(stories.id, key.story_id));
  if (!row || !found) throw notBegun(key, found?.story);
  const { story, penName, email, blockedAt } = found;
  return {
    author: { uid: story.uid, penName, email, blockedAt },
    story: { storyId: story.id, title: story.title, words: story.words, chaptersPublished: story.chaptersPublished },
    view: await viewApplication(context, story, row),
  };
}

/** A picture of the author's ID, WebP. Throws `notFound`. */
export async function readIdImage(
  { db, secrets }: ApplicationContext,
  { story_id, side }: { story_id: string; side: IdSide },
): Promise<Buffer> {
  const row = await findApplication(db, story_id, 'contract');
  const [image] = row
    ? await db
        .select({ sealed: applicationImages.sealed })
        .from(applicationImages)
        .where(and(eq(applicationImages.applicationId, row.id), eq(applicationImages.side, side)))
    : [];
  if (!image) {
    const msg = 'No picture of this side is kept: none was handed in, or the time for which it is kept is over.';
    throw new AppError('notFound', { msg });
  }
  return secrets.open(IMAGE_PURPOSE, image.sealed);
}

/** A stored PDF. Throws `notFound`. */
export async function readDocument(
  { db, secrets }: ApplicationContext,
  documentId: string,
): Promise<{ name: string; bytes: Buffer }> {
  const [found] = await db.select().from(applicationDocuments).where(eq(applicationDocuments.id, documentId));
  if (!found) {
    const msg = `There is no document ${documentId}. See: desk application show STORY KIND`;
    throw new AppError('notFound', { msg });
  }
  return { name: found.name, bytes: secrets.open(DOCUMENT_PURPOSE, found.sealed) };
}
