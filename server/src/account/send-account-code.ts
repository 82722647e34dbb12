import { CODE_RESEND_SECONDS } from '@myfiction/shared/contract/rules.ts';
import { eq } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { users } from '../database/schema/users.ts';
import { labelLanguage } from '../identity/author-language.ts';
import { codeMailLimit, codeRequestLimit } from '../identity/limits.ts';
import { codeMail } from '../identity/mails.ts';
import { countAgainst, scaleLimits } from '../identity/throttle.ts';
import { hasAccount } from '../identity/user-rows.ts';
import { makeCode, storeCode } from '../identity/verification-codes.ts';
import { refuseUndeliverable } from '../mail/refuse-undeliverable.ts';
import { AppError, type CallContext } from '../platform/handler.ts';

export interface AccountCodeRequest {
  purpose: 'old-email' | 'new-email' | 'confirm';
  /** The address to prove, for `new-email` only. */
  email?: string | undefined;
}

/** Mails a code for a change of the account. Throws `emailTaken`, `mailRefused`, `resendTooSoon`, `tooManyRequests`. */
export async function sendAccountCode(
  {
    db,
    uid,
    ip,
    clock,
    config,
    secrets,
    mail,
    lang,
  }: Pick<CallContext, 'db' | 'uid' | 'ip' | 'clock' | 'config' | 'secrets' | 'mail' | 'lang'>,
  request: AccountCodeRequest,
): Promise<{ resend_after_seconds: number }> {
  const now = clock.now();
  const factor = config.rateLimitFactor;
  await countAgainst(db, scaleLimits([codeRequestLimit(ip)], factor), now);
  const email = request.email ?? (await ownEmail(db, uid));
  if (request.email !== undefined && (await hasAccount(db, email))) throw new AppError('emailTaken');
  const holder = { email, purpose: request.purpose };
  const { code, codeHash } = makeCode(secrets, holder);
  await db.transaction(async (tx) => {
    await refuseUndeliverable(tx, email, now);
    if (!(await storeCode(tx, holder, codeHash, now))) throw new AppError('resendTooSoon');
    await countAgainst(tx, scaleLimits([codeMailLimit(email)], factor), now);
    await mail.send(tx, codeMail(email, request.purpose, code, labelLanguage(lang)));
  });
  return { resend_after_seconds: CODE_RESEND_SECONDS };
}

async function ownEmail(db: Database, uid: number): Promise<string> {
  const [user] = await db.select({ email: users.email }).from(users).where(eq(users.uid, uid));
  if (!user?.email) throw new AppError('unknownEmail');
  return user.email;
}
