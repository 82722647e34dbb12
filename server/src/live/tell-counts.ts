import type { Database } from '../database/connect.ts';
import { tellAuthor } from './tell-author.ts';

/**
 * Call it in the transaction that adds or reads comments or messages: the author's tabs then show the new figures. They
 * are counted after the commit, once for several changes in a row, and only where a tab is open: two transactions at a
 * time cannot tell figures of which neither is right.
 */
export function tellCounts(db: Database, uid: number, now: Date): Promise<void> {
  return tellAuthor(db, uid, { topic: 'counts' }, now);
}
