import { and, eq } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import { applications } from '../../database/schema/applications.ts';
import { stories } from '../../database/schema/stories.ts';

const IN_REVIEW = 20;

/**
 * What readers pay for was agreed on, or is asked for by an application in review, by the number of a chapter, which is
 * another one now. The form of what was agreed on stays as it is.
 *
 * @param moved the first paid chapter's number now, by the one before
 */
export async function keepPaid(tx: Database, storyId: string, moved: (first: number) => number): Promise<void> {
  const [story] = await tx
    .select({ first: stories.firstPaidPosition, status: stories.payToReadStatus })
    .from(stories)
    .where(eq(stories.id, storyId));
  if (story?.status === IN_REVIEW) await keepAsked(tx, storyId, moved);
  if (!story || story.first === null) return;
  const firstPaidPosition = moved(story.first);
  if (firstPaidPosition !== story.first) {
    await tx.update(stories).set({ firstPaidPosition }).where(eq(stories.id, storyId));
  }
}

async function keepAsked(tx: Database, storyId: string, moved: (first: number) => number): Promise<void> {
  const application = and(eq(applications.storyId, storyId), eq(applications.kind, 'pay-to-read'));
  const [asked] = await tx.select({ form: applications.form }).from(applications).where(application);
  if (asked?.form?.kind !== 'pay-to-read' || asked.form.first_paid_position === null) return;
  const form = { ...asked.form, first_paid_position: moved(asked.form.first_paid_position) };
  await tx.update(applications).set({ form }).where(application);
}
