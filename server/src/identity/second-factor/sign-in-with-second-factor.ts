import type { SignedIn } from '@myfiction/shared/contract/calls/user.ts';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { recoveryCodeUsed } from '../../account/security-texts.ts';
import { tellSecurity } from '../../account/tell-security.ts';
import { users } from '../../database/schema/users.ts';
import { AppError } from '../../platform/handler.ts';
import { linkByTicket } from '../providers/link-provider.ts';
import type { ProviderContext } from '../providers/login-with-provider.ts';
import { readTicket, takeTicket } from '../providers/one-use.ts';
import { refuseBlocked } from '../refuse-blocked.ts';
import { signIn } from '../signed-in.ts';
import { requireSecondFactor } from './check-second-factor.ts';
import { countRecoveryCodes } from './recovery-codes.ts';

const firstStep = z.object({ uid: z.number(), linkTicket: z.string().optional() });

/** The second step of a sign-in. A wrong code leaves the ticket as it is. */
export async function signInWithSecondFactor(
  context: ProviderContext,
  { ticket, code }: { ticket: string; code: string },
): Promise<SignedIn> {
  const before = firstStep.safeParse(await readTicket(context, 'second-factor', ticket));
  if (!before.success) throw new AppError('signInRefused');
  const { uid, linkTicket } = before.data;
  const used = await requireSecondFactor(context, uid, code);
  await refuseBlocked(context, uid);
  return context.db.transaction(async (tx) => {
    const inside = { ...context, db: tx };
    // Ahead of the ticket, as whoever ends tickets may hold the author: the session's reference to the author waits for it.
    await tx.select({ uid: users.uid }).from(users).where(eq(users.uid, uid)).for('key share');
    if ((await takeTicket(inside, 'second-factor', ticket)) === undefined) throw new AppError('signInRefused');
    if (linkTicket) await linkByTicket(inside, uid, linkTicket);
    if (used === 'recovery')
      await tellSecurity({ ...inside, uid }, recoveryCodeUsed(await countRecoveryCodes(tx, uid)));
    return signIn(inside, uid);
  });
}
