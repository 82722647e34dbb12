import { and, eq } from 'drizzle-orm';
import { stories } from '../database/schema/stories.ts';
import { AppError, type CallContext } from '../platform/handler.ts';

/** Throws `notFound` for a story that is not the author's. */
export async function requireOwnStory({ db, uid }: Pick<CallContext, 'db' | 'uid'>, storyId: string): Promise<void> {
  const found = await db
    .select({ id: stories.id })
    .from(stories)
    .where(and(eq(stories.id, storyId), eq(stories.uid, uid)));
  if (found.length === 0) throw new AppError('notFound');
}
