import type { LabelLanguage } from '@myfiction/shared/contract/platform.ts';
import { eq } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { users } from '../database/schema/users.ts';

/** Something that the studio writes, in each of its languages. */
export type Translated<T> = Readonly<Record<LabelLanguage, T>>;

/**
 * The studio's language for somebody who reads this one; English where it has no better.
 *
 * @param language BCP 47, may be empty @example labelLanguage('es-MX') // 'es'
 */
export function labelLanguage(language: string): LabelLanguage {
  return /^es\b/i.test(language) ? 'es' : 'en';
}

/** The language in which the studio writes to an author: that of the interface that was opened last. */
export async function authorLanguage(db: Database, uid: number): Promise<LabelLanguage> {
  const [user] = await db.select({ language: users.language }).from(users).where(eq(users.uid, uid));
  return labelLanguage(user?.language ?? '');
}
