import type { ApiOutput } from '@myfiction/shared/contract/calls.ts';
import { DAY_MS } from '@myfiction/shared/contract/time-units.ts';
import { eq, lt } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { deleteInSteps } from '../database/delete-in-steps.ts';
import { imports } from '../database/schema/imports.ts';
import type { CallContext } from '../platform/handler.ts';
import { lockImport } from './import-access.ts';

const STALE_MS = DAY_MS;
/** Each may bring the text of a whole book. */
const BOOKS_AT_A_TIME = 20;

/** Drops an import and its texts; of one that was finished, tells what it has added. */
export async function cancelImport(
  { db, uid }: Pick<CallContext, 'db' | 'uid'>,
  { import_id: importId }: { import_id: string },
): Promise<ApiOutput<'import/cancel'>> {
  return db.transaction(async (tx) => {
    const { result } = await lockImport(tx, uid, importId);
    if (!result) await tx.delete(imports).where(eq(imports.id, importId));
    return { added: result };
  });
}

/** Drops what was begun and left, and the records of what was finished. Safe to run at any time and on several servers. */
export async function dropStaleImports(db: Database, now: Date, signal?: AbortSignal): Promise<void> {
  const stale = lt(imports.createdAt, new Date(now.getTime() - STALE_MS));
  await deleteInSteps(db, imports, stale, signal, BOOKS_AT_A_TIME);
}
