import type { CallContext } from '../../platform/handler.ts';
import { deleteForGood } from './delete-for-good.ts';
import { lockChosen } from './lock-chosen.ts';

/** Deletes chapters of the trash for good. Those that are not in it any more stay. */
export async function deleteFromTrash(
  context: Pick<CallContext, 'db' | 'uid'>,
  { chapter_ids }: { chapter_ids: string[] },
): Promise<{ deleted: number }> {
  return context.db.transaction(async (tx) => {
    const chosen = await lockChosen(tx, context.uid, chapter_ids);
    const trashed = chosen.flatMap(({ chapters }) => chapters).filter(({ trashedAt }) => trashedAt !== null);
    await deleteForGood(
      tx,
      trashed.map(({ id }) => id),
    );
    return { deleted: trashed.length };
  });
}
