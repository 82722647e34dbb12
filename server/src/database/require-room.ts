import type { ErrorName } from '@myfiction/shared/contract/error-catalogue.ts';
import type { SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { AppError } from '../platform/handler.ts';
import type { Database } from './connect.ts';

/** How many rows something may hold. */
export interface Room {
  most: number;
  /** What is answered above it. */
  error: ErrorName;
}

/** Throws where more rows of a table would be above the most. The caller holds what the rows belong to. */
export async function requireRoom(
  tx: Database,
  table: PgTable,
  which: SQL | undefined,
  { most, error, more = 1 }: Room & { more?: number },
): Promise<void> {
  if ((await tx.$count(table, which)) + more > most) throw new AppError(error);
}
