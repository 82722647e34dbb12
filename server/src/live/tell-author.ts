import type { Database } from '../database/connect.ts';
import { authorEvents, type StoredEvent } from '../database/schema/author-events.ts';

/**
 * Tells the author's open tabs, on whichever server they hang, when the caller's transaction commits. For the figures of
 * the sidebar there is `tellCounts`.
 */
export async function tellAuthor(db: Database, uid: number, event: StoredEvent, now: Date): Promise<void> {
  await db.insert(authorEvents).values({ uid, event, createdAt: now });
}

/** Tells the open tabs of every author, with one row. */
export async function tellEveryone(db: Database, event: StoredEvent, now: Date): Promise<void> {
  await db.insert(authorEvents).values({ uid: null, event, createdAt: now });
}
