import type { ApiInput } from '@myfiction/shared/contract/calls.ts';
import { callApi, emitEvent, setUser } from '@myfiction/shared/host.ts';

export type ProfileChange = ApiInput<'user/editUserInfo'>;

/** Saves what changed and tells the other pages. Rejects with an ApiError. */
export async function saveProfile(change: ProfileChange): Promise<void> {
  const user = await callApi('user/editUserInfo', change, { inPlace: 'fields' });
  setUser(user);
  emitEvent('profile-changed', { uid: user.uid });
}
