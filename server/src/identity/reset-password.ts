import { paths } from '@myfiction/shared/contract/paths.ts';
import { eq } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { users } from '../database/schema/users.ts';
import { sendMessage } from '../inbox/send-message.ts';
import { AppError, type CallContext } from '../platform/handler.ts';
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
  context: Pick<CallContext, 'db' | 'clock' | 'ip' | 'secrets' | 'mail' | 'config'>,
  input: { email: string; code: string; password: string },
): Promise<void> {
  const now = context.clock.now();
  const { email, code, password } = input;
  refuseCommonPassword(password, email);
  await countAgainst(context.db, scaleLimits([codeTryLimit(context.ip)], context.config.rateLimitFactor), now);
  const outcome = await context.db.transaction(async (tx) => {
    const holder = { email, purpose: 'reset' } as const;
    const checked = await checkCode(tx, context.secrets, holder, code, now);
    if (!(await hasAccount(tx, email))) return 'unknownEmail';
    if (checked !== 'right') return checked;
    await deleteCode(tx, holder);
    await setPassword(tx, email, password, now);
    await forgetCounts(tx, accountKeys(email, context.ip));
    await context.mail.send(tx, passwordChangedMail(email, `${context.config.publicUrl}${paths.loginEmail()}`));
    return 'done';
  });
  // Thrown after the transaction: the counted try must stay.
  if (outcome !== 'done') throw new AppError(outcome, { commit: true });
}

async function setPassword(tx: Database, email: string, password: string, now: Date): Promise<void> {
  const passwordHash = await hashPassword(password);
  const changed = await tx
    .update(users)
    .set({ passwordHash })
    .where(eq(users.email, email))
    .returning({ uid: users.uid });
  for (const { uid } of changed) {
    await revokeAllSessions(tx, uid, now);
    const title = 'Your password was changed';
    const body = 'All devices were signed out. If this was not you, set a new password and write to us.';
    await sendMessage(tx, { uid, type: 'security', event: 'security', title, body, mailed: true }, now);
  }
}
