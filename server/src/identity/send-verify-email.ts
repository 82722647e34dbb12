import { CODE_RESEND_SECONDS } from '@myfiction/shared/contract/rules.ts';
import type { CodePurpose } from '../database/schema/verification.ts';
import { refuseUndeliverable } from '../mail/refuse-undeliverable.ts';
import { AppError, type CallContext } from '../platform/handler.ts';
import { labelLanguage } from './author-language.ts';
import { codeMailLimit, codeRequestLimit } from './limits.ts';
import { codeMail } from './mails.ts';
import { countAgainst, scaleLimits } from './throttle.ts';
import { hasAccount } from './user-rows.ts';
import { makeCode, storeCode } from './verification-codes.ts';

/**
 * Mails a verification code. Answers `emailTaken` (signup) or `unknownEmail` (reset) by the specification, and
 * `resendTooSoon` within a minute of the last code, or `mailRefused` where that could not be delivered.
 */
export async function sendVerifyEmail(
  context: Pick<CallContext, 'db' | 'clock' | 'ip' | 'secrets' | 'mail' | 'config' | 'lang'>,
  input: { email: string; purpose: CodePurpose },
): Promise<{ resend_after_seconds: number }> {
  const now = context.clock.now();
  const { email, purpose } = input;
  const factor = context.config.rateLimitFactor;
  await countAgainst(context.db, scaleLimits([codeRequestLimit(context.ip)], factor), now);
  // Made before the account is looked up: the work is the same whether or not there is one.
  const { code, codeHash } = makeCode(context.secrets, input);
  await context.db.transaction(async (tx) => {
    const known = await hasAccount(tx, email);
    if (purpose === 'signup' && known) throw new AppError('emailTaken');
    if (purpose === 'reset' && !known) throw new AppError('unknownEmail');
    await refuseUndeliverable(tx, email, now);
    if (!(await storeCode(tx, input, codeHash, now))) throw new AppError('resendTooSoon');
    await countAgainst(tx, scaleLimits([codeMailLimit(email)], factor), now);
    await context.mail.send(tx, codeMail(email, purpose, code, labelLanguage(context.lang)));
  });
  return { resend_after_seconds: CODE_RESEND_SECONDS };
}
