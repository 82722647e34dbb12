import type { AccountSecurity, Proof } from '@myfiction/shared/contract/calls/account.ts';
import { paths } from '@myfiction/shared/contract/paths.ts';
import { and, eq, sql } from 'drizzle-orm';
import { users } from '../database/schema/users.ts';
import { labelLanguage } from '../identity/author-language.ts';
import { passwordChangedMail } from '../identity/mails.ts';
import { hashPassword } from '../identity/passwords.ts';
import { refuseCommonPassword } from '../identity/refuse-common-password.ts';
import { renewSession, revokeAllSessions } from '../identity/sessions.ts';
import { AppError, type CallContext } from '../platform/handler.ts';
import { type ProofContext, requireProof } from './require-proof.ts';
import { getSecurity } from './security.ts';
import { PASSWORD_CHANGED } from './security-texts.ts';
import { tellSecurity } from './tell-security.ts';

/**
 * Sets or changes the password, signs the other devices out and tells the owner. Throws `wrongPassword` also where another
 * change or a reset was faster.
 */
export async function changePassword(
  context: ProofContext & Pick<CallContext, 'sessionId' | 'mail' | 'lang'>,
  input: { proof: Proof; new_password: string },
): Promise<AccountSecurity> {
  const { db, uid, clock, sessionId, mail, config, lang } = context;
  const [before] = await db.select({ passwordHash: users.passwordHash }).from(users).where(eq(users.uid, uid));
  await requireProof(context, input.proof);
  const { email } = await getSecurity(db, uid);
  await refuseCommonPassword(input.new_password, email);
  const passwordHash = await hashPassword(input.new_password);
  const isAsProved = sql`${users.passwordHash} is not distinct from ${before?.passwordHash ?? null}`;
  const { rowCount } = await db
    .update(users)
    .set({ passwordHash })
    .where(and(eq(users.uid, uid), isAsProved));
  if (rowCount !== 1) throw new AppError('wrongPassword');
  await revokeAllSessions(db, uid, clock.now(), sessionId);
  await tellSecurity(context, PASSWORD_CHANGED, { mailed: true });
  const loginUrl = `${config.publicUrl}${paths.loginEmail()}`;
  if (email !== '') await mail.send(db, passwordChangedMail(email, loginUrl, labelLanguage(lang), 'others'));
  return { ...(await getSecurity(db, uid)), session: await renewSession(db, sessionId) };
}
