import { callApi } from '../api/call-api.ts';
import { useAppStore } from '../store/app-store.ts';
import { setUser } from './set-session.ts';

/** Asks the server for the signed-in author's own record. Rejects with an ApiError; does nothing when signed out. */
export async function refreshUser(): Promise<void> {
  const { session, user } = useAppStore.getState();
  if (!session) return;
  const answer = await callApi('user/getUserInfo', { target_uid: session.uid });
  // What has changed meanwhile may be newer than the answer.
  if (useAppStore.getState().user === user) setUser(answer);
  else await refreshUser();
}
