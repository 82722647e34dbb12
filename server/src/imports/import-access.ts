import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { imports } from '../database/schema/imports.ts';
import { AppError } from '../platform/handler.ts';

export type ImportRow = typeof imports.$inferSelect;

/** Holds one of the author's imports, open or finished, until the transaction ends: its parts and its end queue up. */
export async function lockImport(tx: Database, uid: number, importId: string): Promise<ImportRow> {
  const [found] = await tx
    .select()
    .from(imports)
    .where(and(eq(imports.id, importId), eq(imports.uid, uid)))
    .for('update');
  if (!found) throw new AppError('notFound');
  return found;
}
