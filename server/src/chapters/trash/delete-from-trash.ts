import type { CallContext } from '../../platform/handler.ts';
import { deleteChapters } from './delete-chapters.ts';
import { lockChosen } from './lock-chosen.ts';

/** Deletes chapters of the trash for good, with versions and comments. What they earned stays in the bills. Those that are not in it any more stay. */
export async function deleteFromTrash(
  context: Pick<CallContext, 'db' | 'uid'>,
  { chapter_ids }: { chapter_ids: string[] },
): Promise<{ deleted: number }> {
  return context.db.transaction(async (tx) => {
    const chosen = await lockChosen(tx, context.uid, chapter_ids);
    const trashed = chosen.flatMap((each) => each.chapters).filter(({ trashedAt }) => trashedAt !== null);
    await deleteChapters(
      tx,
      trashed.map(({ id }) => id),
    );
    return { deleted: trashed.length };
  });
}
