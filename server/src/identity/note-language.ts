import { and, eq, ne } from 'drizzle-orm';
import { users } from '../database/schema/users.ts';
import type { CallContext } from '../platform/handler.ts';

/** Two or three letters: what stands before the region and the script. */
const PRIMARY = /^[a-z]{2,3}(?=-|$)/;

/** Keeps in which language the author has the studio open: the frame of a mail is written in it. */
export async function noteLanguage({ db, uid, lang }: Pick<CallContext, 'db' | 'uid' | 'lang'>): Promise<void> {
  const [language] = PRIMARY.exec(lang.toLowerCase()) ?? [];
  if (language === undefined) return;
  await db
    .update(users)
    .set({ language })
    .where(and(eq(users.uid, uid), ne(users.language, language)));
}
