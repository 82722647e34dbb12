import type { UserInfo } from '../../contract/calls/user.ts';
import { readStoredUser } from '../session/session-storage.ts';
import type { Session } from '../session/session-type.ts';

export interface UserSlice {
  /** The signed-in author; null while signed out or not yet known. */
  user: UserInfo | null;
}

/** The author as last seen on this device, so that the first paint needs no answer. */
export function createUserSlice(session: Session | null): UserSlice {
  return { user: readStoredUser(session) };
}
