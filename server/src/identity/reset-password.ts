import { paths } from '@myfiction/shared/contract/paths.ts';
import { eq } from 'drizzle-orm';
import { PASSWORD_RESET } from '../account/security-texts.ts';
import { tellSecurity } from '../account/tell-security.ts';
import { users } from '../database/schema/users.ts';
import { AppError, type CallContext } from '../platform/handler.ts';
import { labelLanguage } from './author-language.ts';
import { accountKeys, codeTryLimit } from './limits.ts';
import { passwordChangedMail } from './mails.ts';
import { hashPassword } from './passwords.ts';
import { refuseCommonPassword } from './refuse-common-password.ts';
import { revokeAllSessions } from './sessions.ts';
import { countAgainst, forgetCounts, scaleLimits } from './throttle.ts';
import { hasAccount } from './user-rows.ts';
import { checkCode, deleteCode } from './verification-codes.ts';

/** Sets a new password with a mailed code, signs all devices out and tells the owner. */
export async function resetPassword(
  context: Pick<CallContext, 'db' | 'clock' | 'ip' | 'secrets' | 'mail' | 'config' | 'lang'>,
  input: { email: string; code: string; password: string },
): Promise<void> {
  const now = context.clock.now();
  const { email, code, password } = input;
  await refuseCommonPassword(password, email);
  await countAgainst(context.db, scaleLimits([codeTryLimit(context.ip)], context.config.rateLimitFactor), now);
  const outcome = await context.db.transaction(async (tx) => {
    const holder = { email, purpose: 'reset' } as const;
    const checked = await checkCode(tx, context.secrets, holder, code, now);
    if (!(await hasAccount(tx, email))) return 'unknownEmail';
    if (checked !== 'right') return checked;
    await deleteCode(tx, holder);
    await setPassword({ ...context, db: tx }, email, password);
    await forgetCounts(tx, accountKeys(email, context.ip));
    const loginUrl = `${context.config.publicUrl}${paths.loginEmail()}`;
    await context.mail.send(tx, passwordChangedMail(email, loginUrl, labelLanguage(context.lang), 'all'));
    return 'done';
  });
  // Thrown after the transaction: the counted try must stay.
  if (outcome !== 'done') throw new AppError(outcome, { commit: true });
}

async function setPassword(
  { db: tx, clock }: Pick<CallContext, 'db' | 'clock'>,
  email: string,
  password: string,
): Promise<void> {
  const passwordHash = await hashPassword(password);
  const changed = await tx
    .update(users)
    .set({ passwordHash })
    .where(eq(users.email, email))
    .returning({ uid: users.uid });
  for (const { uid } of changed) {
    await revokeAllSessions(tx, uid, clock.now());
    await tellSecurity({ db: tx, uid, clock }, PASSWORD_RESET, { mailed: true });
  }
}
