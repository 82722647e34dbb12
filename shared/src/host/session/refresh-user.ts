import { callApi } from '../api/call-api.ts';
import { getSession } from '../store/use-app.ts';
import { setUser } from './set-session.ts';

/** Asks the server for the signed-in author's own record. Rejects with an ApiError; does nothing when signed out. */
export async function refreshUser(): Promise<void> {
  const session = getSession();
  if (session) setUser(await callApi('user/getUserInfo', { target_uid: session.uid }));
}
