import { and, desc, eq, gt, lt, sql } from 'drizzle-orm';
import { chapters } from '../database/schema/chapters.ts';
import { stories } from '../database/schema/stories.ts';
import { volumes } from '../database/schema/volumes.ts';
import type { CallContext } from '../platform/handler.ts';
import { readVolumes, type Volumes } from './list-volumes.ts';
import { lockVolume } from './lock-volume.ts';

/** Deletes a volume. Its chapters, those in the trash too, join the one before it: no chapter changes its place. */
export async function deleteVolume(
  context: Pick<CallContext, 'db' | 'uid' | 'clock'>,
  volumeId: string,
): Promise<Volumes> {
  return context.db.transaction(async (tx) => {
    const { id, storyId, position } = await lockVolume(tx, context.uid, volumeId);
    const [before] = await tx
      .select({ id: volumes.id })
      .from(volumes)
      .where(and(eq(volumes.storyId, storyId), lt(volumes.position, position)))
      .orderBy(desc(volumes.position))
      .limit(1);
    await tx
      .update(chapters)
      .set({ volumeId: before?.id ?? null })
      .where(eq(chapters.volumeId, id));
    await tx.delete(volumes).where(eq(volumes.id, id));
    await tx
      .update(volumes)
      .set({ position: sql`${volumes.position} - 1` })
      .where(and(eq(volumes.storyId, storyId), gt(volumes.position, position)));
    await tx.update(stories).set({ updatedAt: context.clock.now() }).where(eq(stories.id, storyId));
    return readVolumes(tx, storyId);
  });
}
