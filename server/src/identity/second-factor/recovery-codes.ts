import { createHash, randomBytes } from 'node:crypto';
import { RECOVERY_CODES } from '@myfiction/shared/contract/account-options.ts';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import { recoveryCodes } from '../../database/schema/second-factors.ts';

/** Without letters and digits that look alike (Crockford). */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const CODE_BYTES = 24;

/** Replaces the author's recovery codes and gives the new ones, which exist nowhere else afterwards. */
export async function renewRecoveryCodes(tx: Database, uid: number): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newCode);
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.uid, uid));
  await tx.insert(recoveryCodes).values(codes.map((code) => ({ uid, codeHash: hashOf(uid, code) })));
  return codes;
}

/** Uses a recovery code up; false when it is none of the author's. */
export async function takeRecoveryCode(tx: Database, uid: number, code: string): Promise<boolean> {
  const taken = await tx
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.uid, uid), eq(recoveryCodes.codeHash, hashOf(uid, code))))
    .returning({ uid: recoveryCodes.uid });
  return taken.length > 0;
}

/** How many the author has left. */
export function countRecoveryCodes(tx: Database, uid: number): Promise<number> {
  return tx.$count(recoveryCodes, eq(recoveryCodes.uid, uid));
}

/** 120 random bits in groups of four. */
function newCode(): string {
  const letters = Array.from(randomBytes(CODE_BYTES), (byte) => ALPHABET[byte % ALPHABET.length]).join('');
  return (letters.match(/.{4}/g) ?? []).join('-');
}

/** However it was typed: dashes, spaces and letter case do not count. */
function hashOf(uid: number, code: string): string {
  const plain = code.replace(/[\s-]/g, '').toUpperCase();
  return createHash('sha256').update(`${uid} ${plain}`).digest('base64url');
}
