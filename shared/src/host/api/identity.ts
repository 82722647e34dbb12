import {
  API_VERSION,
  CHANNEL_ID,
  CLIENT_VERSION,
  type IdentityFields,
  SIGNED_OUT_UID,
} from '../../contract/identity-fields.ts';
import { randomId } from '../random-id.ts';
import { storage } from '../storage.ts';
import { useAppStore } from '../store/app-store.ts';

const DEVICE_KEY = 'devId';

/** The random id of this browser, made at its first call. */
export function deviceId(): string {
  const known = storage.get(DEVICE_KEY);
  if (known) return known;
  const id = randomId();
  storage.set(DEVICE_KEY, id);
  return id;
}

/** The fields attached to every call, as of now. */
export function identityFields(): IdentityFields {
  const { session, preferences } = useAppStore.getState();
  return {
    apiVersion: API_VERSION,
    channelId: CHANNEL_ID,
    session: session?.session ?? '',
    clientVer: CLIENT_VERSION,
    devId: deviceId(),
    lang: preferences.language,
    ts: Math.floor(Date.now() / 1000),
    uid: session?.uid ?? SIGNED_OUT_UID,
  };
}
