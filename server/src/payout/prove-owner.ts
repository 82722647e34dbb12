import { eq } from 'drizzle-orm';
import { type ProofContext, proveCode, requireProof } from '../account/require-proof.ts';
import { users } from '../database/schema/users.ts';
import { AppError } from '../platform/handler.ts';

export interface OwnerProof {
  password: string;
  /** Mailed for `confirm`. */
  code: string;
}

/**
 * What moves money needs both: the password, where the account has one, and a code at its address. Throws
 * `emailNeeded`, `wrongPassword`, `wrongCode`, `codeExpired` or `tooManyRequests`; tries count even though it fails.
 */
export async function proveOwner(context: ProofContext, { password, code }: OwnerProof): Promise<void> {
  const { db, uid } = context;
  const [user] = await db
    .select({ email: users.email, passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.uid, uid));
  if (!user?.email) throw new AppError('emailNeeded');
  if (user.passwordHash !== null) await requireProof(context, { password });
  await proveCode(context, user.email, code);
}
