import { DAY_MS } from '@myfiction/shared/contract/time-units.ts';
import { and, eq, lt } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { imports } from '../database/schema/imports.ts';
import { AppError, type CallContext } from '../platform/handler.ts';

const STALE_MS = DAY_MS;

/** Drops an import and its texts. */
export async function cancelImport(
  { db, uid }: Pick<CallContext, 'db' | 'uid'>,
  { import_id: importId }: { import_id: string },
) {
  const dropped = await db
    .delete(imports)
    .where(and(eq(imports.id, importId), eq(imports.uid, uid)))
    .returning({ id: imports.id });
  if (dropped.length === 0) throw new AppError('notFound');
  return {};
}

/** Drops what was begun and left. Safe to run at any time and on several servers. */
export async function dropStaleImports(db: Database, now: Date): Promise<void> {
  await db.delete(imports).where(lt(imports.createdAt, new Date(now.getTime() - STALE_MS)));
}
