import type { ApiOutput } from '@myfiction/shared/contract/calls.ts';
import { and, eq, sql } from 'drizzle-orm';
import { numberTitles } from '../chapters/number-titles.ts';
import { requireRoomForChapters } from '../chapters/order/append-chapters.ts';
import { takenTitles } from '../chapters/taken-titles.ts';
import type { Database } from '../database/connect.ts';
import { importChapters, imports } from '../database/schema/imports.ts';
import { stories } from '../database/schema/stories.ts';
import { withUniqueNames } from '../database/unique-names.ts';
import { AppError, type CallContext } from '../platform/handler.ts';
import { lockStory } from '../stories/lock-story.ts';
import { refuseCompleted } from '../stories/story-rules.ts';
import { lockImport } from './import-access.ts';
import { hashRenamed, listParts } from './import-parts.ts';
import { insertParts } from './insert-parts.ts';
import { placeVolumes } from './place-volumes.ts';

/**
 * Makes all chapters of an import drafts at the end of its story, in one step or not at all; a repeat answers what the
 * first did. The texts move within the database: a whole novel takes a second and no memory of the server.
 */
export async function finishImport(
  context: Pick<CallContext, 'db' | 'uid' | 'clock'>,
  { import_id: importId }: { import_id: string },
): Promise<ApiOutput<'import/finish'>> {
  const { db, uid, clock } = context;
  const now = clock.now();
  const storyId = await findStory(db, uid, importId);
  return withUniqueNames(db, { chapters_title: 'chapterNameTaken', chapters_pkey: 'notFound' }, async (tx) => {
    // The story first, as every write does; its import may have ended while this one waited.
    const story = await lockStory(tx, uid, storyId);
    const opened = await lockImport(tx, uid, importId);
    if (opened.result) return opened.result;
    refuseCompleted(story);
    await requireRoomForChapters(tx, storyId, opened.chapters);
    const parts = await listParts(tx, importId);
    const [first] = parts;
    if (!first || parts.length !== opened.chapters) throw new AppError('importIncomplete');

    const numbered = numberTitles(
      parts.map(({ title }) => title),
      await takenTitles(tx, storyId),
    );
    const volumeIds = await placeVolumes(
      tx,
      parts.map(({ volume }) => volume),
      { storyId, now },
    );
    const hashes = await hashRenamed(tx, importId, parts, numbered);
    await insertParts(
      tx,
      { importId, storyId, now },
      {
        indexes: parts.map(({ index }) => index),
        titles: numbered.map(({ title }) => title),
        keys: numbered.map(({ key }) => key),
        volumes: volumeIds,
        hashes,
      },
    );
    await tx
      .update(stories)
      .set({ chaptersDraft: sql`${stories.chaptersDraft} + ${parts.length}`, updatedAt: now })
      .where(eq(stories.id, storyId));
    const result = {
      chapters: parts.length,
      words: parts.reduce((total, { words }) => total + words, 0),
      first_chapter_id: first.chapterId,
      renamed: numbered.filter(({ renamed }) => renamed).length,
    };
    await tx.delete(importChapters).where(eq(importChapters.importId, importId));
    await tx.update(imports).set({ result }).where(eq(imports.id, importId));
    return result;
  });
}

async function findStory(db: Database, uid: number, importId: string): Promise<string> {
  const [found] = await db
    .select({ storyId: imports.storyId })
    .from(imports)
    .where(and(eq(imports.id, importId), eq(imports.uid, uid)));
  if (!found) throw new AppError('notFound');
  return found.storyId;
}
