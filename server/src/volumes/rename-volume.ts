import { eq } from 'drizzle-orm';
import { stories } from '../database/schema/stories.ts';
import { volumes } from '../database/schema/volumes.ts';
import type { CallContext } from '../platform/handler.ts';
import { volumeTitle } from './create-volume.ts';
import { readVolumes, type Volumes } from './list-volumes.ts';
import { lockVolume } from './lock-volume.ts';

export async function renameVolume(
  context: Pick<CallContext, 'db' | 'uid' | 'clock'>,
  renamed: { volume_id: string; title: string },
): Promise<Volumes> {
  return context.db.transaction(async (tx) => {
    const { id, storyId } = await lockVolume(tx, context.uid, renamed.volume_id);
    await tx
      .update(volumes)
      .set({ title: volumeTitle(renamed.title) })
      .where(eq(volumes.id, id));
    await tx.update(stories).set({ updatedAt: context.clock.now() }).where(eq(stories.id, storyId));
    return readVolumes(tx, storyId);
  });
}
