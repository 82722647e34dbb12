import { paths } from '@myfiction/shared/contract/paths.ts';
import { and, eq, gte } from 'drizzle-orm';
import { signIns } from '../database/schema/sign-ins.ts';
import { users } from '../database/schema/users.ts';
import { formerEmails, verificationCodes } from '../database/schema/verification.ts';
import { withUniqueNames } from '../database/unique-names.ts';
import { emailBackMail, emailLeftMail } from '../identity/address-mails.ts';
import { labelLanguage } from '../identity/author-language.ts';
import { formerEmailLinks } from '../identity/former-email-links.ts';
import { codeTryLimit } from '../identity/limits.ts';
import { revokeAllSessions } from '../identity/sessions.ts';
import { countAgainst, scaleLimits } from '../identity/throttle.ts';
import { AppError, type CallContext } from '../platform/handler.ts';
import { undoDeletion } from './deletion.ts';
import { emailBack } from './security-texts.ts';
import { tellSecurity } from './tell-security.ts';

type Context = Pick<CallContext, 'db' | 'ip' | 'clock' | 'config' | 'mail' | 'lang'>;
type Former = typeof formerEmails.$inferSelect;

/** What a link brings back. Throws `notFound` for one that is unknown, used or too old, and says no more. */
export async function getEmailUndo(context: Context, { token }: { token: string }): Promise<{ email: string }> {
  const { email } = await findLink(context, token);
  return { email };
}

/**
 * Gives the account its former address back for whoever had it, most likely after a theft: everybody is signed out, the
 * password works no more, and what was linked or planned since the change goes, with the links of every later change. An
 * authenticator app stays, as no mail alone takes one away. Throws `notFound` as above, `emailTaken`, `tooManyRequests`.
 */
export async function undoEmailChange(context: Context, { token }: { token: string }): Promise<{ email: string }> {
  const { db, clock, config, mail, lang } = context;
  const former = await findLink(context, token);
  const { uid, email } = former;
  const [user] = await db.select({ email: users.email }).from(users).where(eq(users.uid, uid)).for('update');
  await useUp(context, former);
  await withUniqueNames(db, { users_email: 'emailTaken' }, (tx) =>
    tx.update(users).set({ email, passwordHash: null }).where(eq(users.uid, uid)),
  );
  await db.delete(signIns).where(and(eq(signIns.uid, uid), gte(signIns.linkedAt, former.changedAt)));
  await revokeAllSessions(db, uid, clock.now());
  const whose = { ...context, uid };
  await undoDeletion(whose);
  await tellSecurity(whose, emailBack(email), { mailed: true });
  const language = labelLanguage(lang);
  await mail.send(db, emailBackMail(email, `${config.publicUrl}${paths.loginEmail()}`, language));
  if (user?.email && user.email !== email) {
    await db.delete(verificationCodes).where(eq(verificationCodes.email, user.email));
    await mail.send(db, emailLeftMail(user.email, config.supportEmail, language));
  }
  return { email };
}

async function findLink({ db, ip, clock, config }: Context, token: string): Promise<Former> {
  const now = clock.now();
  await countAgainst(db, scaleLimits([codeTryLimit(ip)], config.rateLimitFactor), now);
  const [found] = await db.select().from(formerEmails).where(formerEmailLinks.opens(token, now));
  if (!found) throw new AppError('notFound', { commit: true });
  return found;
}

/** Ends the link and those of later changes. Throws `notFound` where another call, which held the account, was faster. */
async function useUp({ db }: Context, { uid, tokenHash, changedAt }: Former): Promise<void> {
  const ended = await db
    .delete(formerEmails)
    .where(and(eq(formerEmails.uid, uid), gte(formerEmails.changedAt, changedAt)))
    .returning({ tokenHash: formerEmails.tokenHash });
  if (!ended.some((link) => link.tokenHash === tokenHash)) throw new AppError('notFound');
}
