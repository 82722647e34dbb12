import { and, eq } from 'drizzle-orm';
import { applicationDocuments } from '../database/schema/application-papers.ts';
import { applications } from '../database/schema/applications.ts';
import { stories } from '../database/schema/stories.ts';
import { AppError } from '../platform/handler.ts';
import type { AuthorContext } from './held-application.ts';
import { openApplicationTicket } from './tickets.ts';

/** Gives the address that downloads a document of the author's once. Throws `notFound`. */
export async function getDocument(
  context: AuthorContext,
  { document_id }: { document_id: string },
): Promise<{ url: string }> {
  const [found] = await context.db
    .select({ id: applicationDocuments.id })
    .from(applicationDocuments)
    .innerJoin(applications, eq(applications.id, applicationDocuments.applicationId))
    .innerJoin(stories, eq(stories.id, applications.storyId))
    .where(and(eq(applicationDocuments.id, document_id), eq(stories.uid, context.uid)));
  if (!found) throw new AppError('notFound');
  return { url: await openApplicationTicket(context, { documentId: found.id }) };
}
