import { paths } from '@myfiction/shared/contract/paths.ts';
import { eq } from 'drizzle-orm';
import { users } from '../../database/schema/users.ts';
import { labelLanguage } from '../../identity/author-language.ts';
import { blockedMail, unblockedMail } from '../../identity/mails.ts';
import type { DeskContext } from '../frame/command.ts';

type Context = Pick<DeskContext, 'db' | 'mail' | 'config'>;

/** Mails an author that the account is blocked: whoever is blocked has no inbox. @param why a sentence, may be empty */
export async function tellBlocked(context: Context, uid: number, why: string): Promise<void> {
  const { db, mail, config } = context;
  const to = await addressOf(context, uid);
  if (!to) return;
  const facts = { why, support: config.supportEmail, loginUrl: loginUrl(context) };
  await mail.send(db, blockedMail(to.email, facts, to.language));
}

export async function tellUnblocked(context: Context, uid: number): Promise<void> {
  const to = await addressOf(context, uid);
  if (to) await context.mail.send(context.db, unblockedMail(to.email, loginUrl(context), to.language));
}

const loginUrl = ({ config }: Context): string => `${config.publicUrl}${paths.login()}`;

async function addressOf({ db }: Context, uid: number) {
  const [user] = await db
    .select({ email: users.email, language: users.language })
    .from(users)
    .where(eq(users.uid, uid));
  return user?.email ? { email: user.email, language: labelLanguage(user.language) } : undefined;
}
