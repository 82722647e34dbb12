import type { SignedIn } from '@myfiction/shared/contract/calls/user.ts';
import type { CallContext } from '../platform/handler.ts';
import { openSession } from './sessions.ts';
import { readOwnInfo } from './user-info.ts';

/** Opens a session and answers as the sign-in calls do. */
export async function signIn(context: Pick<CallContext, 'db' | 'ip' | 'clock'>, uid: number): Promise<SignedIn> {
  const session = await openSession(context.db, { uid, ip: context.ip, now: context.clock.now() });
  const userInfo = await readOwnInfo(context.db, uid);
  return { session, user_info: userInfo, is_new_user: userInfo.is_new_user };
}
