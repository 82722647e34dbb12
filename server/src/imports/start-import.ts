import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { imports } from '../database/schema/imports.ts';
import { AppError, type CallContext } from '../platform/handler.ts';
import { lockStory } from '../stories/lock-story.ts';
import { refuseCompleted } from '../stories/story-rules.ts';

/** Imports that an author can have under way: one for each of a few tabs. The oldest gives way. */
const OPEN_MAX = 3;

export interface NewImport {
  import_id: string;
  story_id: string;
  chapters: number;
}

/** Opens an import. Repeating it changes nothing; an id that another import has answers as not found. */
export async function startImport(context: Pick<CallContext, 'db' | 'uid' | 'clock'>, started: NewImport) {
  const { db, uid, clock } = context;
  await db.transaction(async (tx) => {
    const story = await lockStory(tx, uid, started.story_id);
    refuseCompleted(story);
    const added = await tx
      .insert(imports)
      .values({ id: started.import_id, uid, storyId: story.id, chapters: started.chapters, createdAt: clock.now() })
      .onConflictDoNothing()
      .returning({ id: imports.id });
    if (added.length === 0) await requireSame(tx, uid, started);
    else await dropOldest(tx, uid);
  });
  return {};
}

async function requireSame(tx: Database, uid: number, started: NewImport): Promise<void> {
  const [first] = await tx.select().from(imports).where(eq(imports.id, started.import_id));
  const same = first?.uid === uid && first.storyId === started.story_id && first.chapters === started.chapters;
  if (!same) throw new AppError('notFound');
}

async function dropOldest(tx: Database, uid: number): Promise<void> {
  const open = await tx
    .select({ id: imports.id })
    .from(imports)
    .where(and(eq(imports.uid, uid), isNull(imports.result)))
    .orderBy(desc(imports.createdAt), desc(imports.id))
    .offset(OPEN_MAX);
  if (open.length === 0) return;
  const ids = open.map(({ id }) => id);
  // One may have been finished while this waited for it.
  await tx.delete(imports).where(and(eq(imports.uid, uid), inArray(imports.id, ids), isNull(imports.result)));
}
