import { asc, desc, eq, like, or } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import { containsPattern, penNameKey, seenNameKey } from '../../database/names.ts';
import { users } from '../../database/schema/users.ts';

export interface FoundAuthor {
  uid: number;
  penName: string;
  email: string | null;
  createdAt: Date;
  blockedAt: Date | null;
}

/** Authors by number, by part of the pen name or by part of the address, the newest first. */
export function findAuthors(db: Database, text: string, limit: number): Promise<FoundAuthor[]> {
  const byNumber = /^\d{1,15}$/.test(text) ? eq(users.uid, Number(text)) : undefined;
  // A part that looks Latin may be one of a name that does not.
  const byPenName = or(...[penNameKey, seenNameKey].map((key) => like(users.penNameKey, containsPattern(text, key))));
  const { uid, penName, email, createdAt, blockedAt } = users;
  return db
    .select({ uid, penName, email, createdAt, blockedAt })
    .from(users)
    .where(or(byNumber, byPenName, like(users.email, containsPattern(text))))
    .orderBy(desc(users.createdAt), asc(users.uid))
    .limit(limit);
}
