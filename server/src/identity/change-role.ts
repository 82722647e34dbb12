import type { AuthorRole } from '@myfiction/shared/contract/delivery.ts';
import { eq } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { users } from '../database/schema/users.ts';
import { AppError } from '../platform/handler.ts';

/** Gives an author a role, or takes it. Repeating changes nothing. Throws `notFound`. */
export async function changeRole(
  db: Database,
  uid: number,
  role: AuthorRole,
  granted: boolean,
): Promise<{ changed: boolean; roles: readonly string[] }> {
  const [author] = await db.select({ roles: users.roles }).from(users).where(eq(users.uid, uid)).for('update');
  if (!author) throw new AppError('notFound', { msg: `There is no author ${uid}.` });
  if (author.roles.includes(role) === granted) return { changed: false, roles: author.roles };
  const roles = granted ? [...author.roles, role] : author.roles.filter((other) => other !== role);
  await db.update(users).set({ roles }).where(eq(users.uid, uid));
  return { changed: true, roles };
}
