import { eq } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import { remotePointers } from '../../database/schema/delivery.ts';

/** What of a remote is live. */
export type Pointer = typeof remotePointers.$inferSelect;

/** The part of it that an act changes. */
export type PointerState = Pick<Pointer, 'live' | 'previous' | 'candidate' | 'percent' | 'enabled' | 'movedBy'>;

export async function findPointer(db: Database, remote: string): Promise<Pointer | undefined> {
  const [found] = await db.select().from(remotePointers).where(eq(remotePointers.remote, remote));
  return found;
}

/** @example describePointer(pointer) // 'v2 live, v3 for 10 %, disabled' */
export function describePointer({ live, candidate, percent, enabled }: PointerState): string {
  const staged = candidate === null ? [] : [`${candidate} for ${percent} %`];
  return [`${live} live`, ...staged, ...(enabled ? [] : ['disabled'])].join(', ');
}

/** Versions that somebody may get from this pointer. */
export const namedVersions = ({ live, previous, candidate }: PointerState): string[] =>
  [live, previous, candidate].filter((version) => version !== null);
