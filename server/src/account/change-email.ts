import type { AccountSecurity } from '@myfiction/shared/contract/calls/account.ts';
import { paths } from '@myfiction/shared/contract/paths.ts';
import { eq } from 'drizzle-orm';
import { users } from '../database/schema/users.ts';
import { formerEmails } from '../database/schema/verification.ts';
import { withUniqueNames } from '../database/unique-names.ts';
import { emailMovedAwayMail, emailMovedHereMail } from '../identity/address-mails.ts';
import { labelLanguage } from '../identity/author-language.ts';
import { formerEmailLinks } from '../identity/former-email-links.ts';
import { codeTryLimit } from '../identity/limits.ts';
import { renewSession, revokeAllSessions } from '../identity/sessions.ts';
import { countAgainst, scaleLimits } from '../identity/throttle.ts';
import { checkCode, deleteCode } from '../identity/verification-codes.ts';
import { AppError, type CallContext } from '../platform/handler.ts';
import { getSecurity } from './security.ts';
import { emailChanged } from './security-texts.ts';
import { tellSecurity } from './tell-security.ts';

type Context = Pick<CallContext, 'db' | 'uid' | 'ip' | 'sessionId' | 'clock' | 'secrets' | 'config' | 'mail' | 'lang'>;

export interface EmailChange {
  /** From the old address; empty where there is none. */
  old_code: string;
  email: string;
  new_code: string;
}

/**
 * Gives the account another address, proved by codes at both, signs the other devices out and tells both addresses: the
 * old one with a link that takes it back.
 * Throws `wrongCode` or `codeExpired` with `data.which` (`old` or `new`), `emailTaken`, `tooManyRequests`.
 */
export async function changeEmail(context: Context, change: EmailChange): Promise<AccountSecurity> {
  const { db, uid, ip, clock, config, mail, sessionId, lang } = context;
  const now = clock.now();
  await countAgainst(db, scaleLimits([codeTryLimit(ip)], config.rateLimitFactor), now);
  const [user] = await db.select({ email: users.email }).from(users).where(eq(users.uid, uid)).for('update');
  if (!user) throw new AppError('notFound');
  if (user.email !== null) await requireCode(context, user.email, 'old', change.old_code);
  await requireCode(context, change.email, 'new', change.new_code);
  await withUniqueNames(db, { users_email: 'emailTaken' }, (tx) =>
    tx.update(users).set({ email: change.email }).where(eq(users.uid, uid)),
  );
  if (user.email !== null) await deleteCode(db, { email: user.email, purpose: 'old-email' });
  await deleteCode(db, { email: change.email, purpose: 'new-email' });
  await revokeAllSessions(db, uid, now, sessionId);
  await tellSecurity(context, emailChanged(change.email), { mailed: true });
  const language = labelLanguage(lang);
  if (user.email !== null) {
    const undoUrl = `${config.publicUrl}${paths.undoEmail(await keepFormer(context, user.email))}`;
    await mail.send(db, emailMovedAwayMail(user.email, { email: change.email, undoUrl }, language));
  }
  const facts = { support: config.supportEmail, canBeUndone: user.email !== null };
  await mail.send(db, emailMovedHereMail(change.email, facts, language));
  return { ...(await getSecurity(db, uid)), session: await renewSession(db, sessionId) };
}

/** Gives the token of the link that brings the address back. */
async function keepFormer({ db, uid, clock }: Context, email: string): Promise<string> {
  const { ticket, hash } = formerEmailLinks.create();
  await db.insert(formerEmails).values({ tokenHash: hash, uid, email, changedAt: clock.now() });
  return ticket;
}

async function requireCode(
  { db, secrets, clock }: Context,
  email: string,
  which: 'old' | 'new',
  code: string,
): Promise<void> {
  const checked = await checkCode(db, secrets, { email, purpose: `${which}-email` }, code, clock.now());
  if (checked !== 'right') throw new AppError(checked, { data: { which }, commit: true });
}
