import type { SignedIn } from '@myfiction/shared/contract/calls/user.ts';
import type { CallContext } from '../platform/handler.ts';
import { deviceName } from './device-name.ts';
import { openSession } from './sessions.ts';
import { readOwnInfo } from './user-info.ts';

export type SignInContext = Pick<CallContext, 'db' | 'ip' | 'clock' | 'region' | 'userAgent'>;

/** Opens a session and answers as the sign-in calls do. */
export async function signIn(context: SignInContext, uid: number): Promise<SignedIn> {
  const { ip, region, userAgent, clock } = context;
  const session = await openSession(context.db, { uid, ip, region, device: deviceName(userAgent), now: clock.now() });
  const userInfo = await readOwnInfo(context.db, uid);
  return { session, user_info: userInfo, is_new_user: userInfo.is_new_user };
}
