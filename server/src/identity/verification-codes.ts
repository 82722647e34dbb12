import { randomInt, timingSafeEqual } from 'node:crypto';
import { CODE_LENGTH, CODE_RESEND_SECONDS, CODE_TRIES, CODE_VALID_MINUTES } from '@myfiction/shared/contract/rules.ts';
import { and, eq, lte } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { type CodePurpose, verificationCodes } from '../database/schema/verification.ts';
import type { Secrets } from '../platform/secrets.ts';

export interface CodeHolder {
  email: string;
  purpose: CodePurpose;
}

export interface NewCode {
  code: string;
  codeHash: string;
}

/** Six random digits and what is stored of them. */
export function makeCode(secrets: Secrets, holder: CodeHolder): NewCode {
  const code = String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0');
  return { code, codeHash: hashCode(secrets, holder, code) };
}

/** Replaces the holder's code. False when the last one was sent less than a minute ago; then nothing changes. */
export async function storeCode(db: Database, holder: CodeHolder, codeHash: string, now: Date): Promise<boolean> {
  const row = { codeHash, tries: 0, sentAt: now, expiresAt: new Date(now.getTime() + CODE_VALID_MINUTES * 60_000) };
  const stored = await db
    .insert(verificationCodes)
    .values({ ...holder, ...row })
    .onConflictDoUpdate({
      target: [verificationCodes.email, verificationCodes.purpose],
      set: row,
      setWhere: lte(verificationCodes.sentAt, new Date(now.getTime() - CODE_RESEND_SECONDS * 1000)),
    })
    .returning({ email: verificationCodes.email });
  return stored.length > 0;
}

/**
 * Checks a code within a transaction and holds it until the transaction ends, so that a code is used once. A wrong one
 * counts as a try; after `CODE_TRIES` of them the code is dead.
 */
export async function checkCode(
  tx: Database,
  secrets: Secrets,
  holder: CodeHolder,
  code: string,
  now: Date,
): Promise<'right' | 'wrongCode' | 'codeExpired'> {
  const given = hashCode(secrets, holder, code);
  const [stored] = await tx.select().from(verificationCodes).where(ofHolder(holder)).for('update');
  if (!stored || stored.expiresAt <= now || stored.tries >= CODE_TRIES) return 'codeExpired';
  if (timingSafeEqual(Buffer.from(stored.codeHash), Buffer.from(given))) return 'right';
  await tx
    .update(verificationCodes)
    .set({ tries: stored.tries + 1 })
    .where(ofHolder(holder));
  return 'wrongCode';
}

export async function deleteCode(tx: Database, holder: CodeHolder): Promise<void> {
  await tx.delete(verificationCodes).where(ofHolder(holder));
}

function hashCode(secrets: Secrets, holder: CodeHolder, code: string): string {
  return secrets.keyedHash('verification code', `${holder.purpose} ${holder.email} ${code}`);
}

function ofHolder(holder: CodeHolder) {
  return and(eq(verificationCodes.email, holder.email), eq(verificationCodes.purpose, holder.purpose));
}
