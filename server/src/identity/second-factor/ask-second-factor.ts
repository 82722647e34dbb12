import { AppError, type CallContext } from '../../platform/handler.ts';
import { keepForTicket } from '../providers/one-use.ts';
import { hasSecondFactor } from './check-second-factor.ts';

/**
 * Stands between a proved first factor and the session, whatever the way in: throws `secondFactorNeeded` with a ticket
 * where the account has an authenticator app.
 */
export async function askSecondFactor(
  context: Pick<CallContext, 'db' | 'secrets' | 'clock'>,
  uid: number,
  linkTicket?: string,
): Promise<void> {
  if (!(await hasSecondFactor(context.db, uid))) return;
  const ticket = await keepForTicket(context, 'second-factor', { uid, linkTicket }, uid);
  throw new AppError('secondFactorNeeded', { data: { ticket }, commit: true });
}
