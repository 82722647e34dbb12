import { randomUUID } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { nameKey } from '../database/names.ts';
import { volumes } from '../database/schema/volumes.ts';
import { requireRoomForVolumes } from '../volumes/create-volume.ts';

interface Place {
  storyId: string;
  now: Date;
}

/**
 * Finds or makes the volume of each chapter that is added at the end of a story. Volumes are read one after the other,
 * so a chapter can only join the last one: that has the same title, or the chapter names none. Throws `tooManyVolumes`.
 *
 * @param titles title of each chapter's volume in reading order, empty to go on in the one before
 */
export async function placeVolumes(
  tx: Database,
  titles: readonly string[],
  { storyId, now }: Place,
): Promise<(string | null)[]> {
  const [last] = await tx
    .select()
    .from(volumes)
    .where(eq(volumes.storyId, storyId))
    .orderBy(desc(volumes.position))
    .limit(1);
  const added: (typeof volumes.$inferInsert)[] = [];
  let current: { id: string; title: string } | undefined = last;
  let position = last?.position ?? 0;
  const ids = titles.map((title) => {
    if (title !== '' && nameKey(title) !== nameKey(current?.title ?? '')) {
      position += 1;
      const volume = { id: randomUUID(), storyId, title, position, createdAt: now };
      added.push(volume);
      current = volume;
    }
    return current?.id ?? null;
  });
  if (added.length > 0) {
    await requireRoomForVolumes(tx, storyId, added.length);
    await tx.insert(volumes).values(added);
  }
  return ids;
}
