import { eq } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { users } from '../database/schema/users.ts';

export type UserRow = typeof users.$inferSelect;

export async function hasAccount(db: Database, email: string): Promise<boolean> {
  const found = await db.select({ uid: users.uid }).from(users).where(eq(users.email, email));
  return found.length > 0;
}
