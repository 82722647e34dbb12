import { randomUUID } from 'node:crypto';
import type { ApplicationKind } from '@myfiction/shared/contract/application-status.ts';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { type ApplicationRow, applications } from '../database/schema/applications.ts';
import { type StoryRow, stories } from '../database/schema/stories.ts';
import { AppError, type CallContext } from '../platform/handler.ts';
import { lockStory } from '../stories/lock-story.ts';

/** What every function of applications needs; `db` may be a transaction. The desk and the jobs have no language. */
export type ApplicationContext = Pick<CallContext, 'db' | 'clock' | 'secrets'> & Partial<Pick<CallContext, 'lang'>>;
/** On behalf of an author. */
export type AuthorContext = ApplicationContext & Pick<CallContext, 'uid'>;

export interface ApplicationKey {
  story_id: string;
  kind: ApplicationKind;
}

/** An application that nobody else changes before the transaction ends, and its story. */
export interface HeldApplication {
  story: StoryRow;
  row: ApplicationRow;
}

/**
 * Runs `work` with the author's application held: the lock of the story's row decides who comes first. An application
 * that was never begun is there with status 0. Throws `notFound` for a story that is not the author's.
 */
export function withOwnApplication<T>(
  context: AuthorContext,
  key: ApplicationKey,
  work: (context: AuthorContext, held: HeldApplication) => Promise<T>,
): Promise<T> {
  return context.db.transaction(async (tx) => {
    const story = await lockStory(tx, context.uid, key.story_id);
    const row = await readOrBegin(tx, story, key.kind, context.clock.now());
    return work({ ...context, db: tx }, { story, row });
  });
}

/** `withOwnApplication` for the platform: whoever the author is. Throws `notFound` for one that was never begun. */
export function withAnyApplication<C extends ApplicationContext, T>(
  context: C,
  key: ApplicationKey,
  work: (context: C, held: HeldApplication) => Promise<T>,
): Promise<T> {
  return context.db.transaction(async (tx) => {
    const [story] = await tx.select().from(stories).where(eq(stories.id, key.story_id)).for('no key update');
    const row = story && (await findApplication(tx, story.id, key.kind));
    if (!row) throw notBegun(key, story);
    return work({ ...context, db: tx }, { story, row });
  });
}

/** For the desk, which has typed the story's id. */
export function notBegun({ story_id, kind }: ApplicationKey, story: Pick<StoryRow, 'title'> | undefined): AppError {
  const msg = story
    ? `The author of “${story.title}” has not begun its ${kind} application: there is nothing to decide. What waits: desk queue`
    : `There is no story ${story_id}. The ids of an author's stories: desk author show UID`;
  return new AppError('notFound', { msg });
}

export async function findApplication(
  db: Database,
  storyId: string,
  kind: ApplicationKind,
): Promise<ApplicationRow | undefined> {
  const [row] = await db
    .select()
    .from(applications)
    .where(and(eq(applications.storyId, storyId), eq(applications.kind, kind)));
  return row;
}

/** Within the lock of the story nobody else begins it. */
async function readOrBegin(tx: Database, story: StoryRow, kind: ApplicationKind, now: Date): Promise<ApplicationRow> {
  const found = await findApplication(tx, story.id, kind);
  if (found) return found;
  const [begun] = await tx
    .insert(applications)
    .values({ id: randomUUID(), storyId: story.id, kind, status: 0, createdAt: now, updatedAt: now })
    .returning();
  if (!begun) throw new Error('The application was not begun.');
  return begun;
}
