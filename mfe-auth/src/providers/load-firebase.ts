import type { FirebaseClient } from './firebase-sdk.ts';
import { systemConfig } from './system-config.ts';

let client: Promise<FirebaseClient> | undefined;

/** The Firebase SDK, loaded once in a tab; after a failure the next call tries again. */
export function loadFirebase(): Promise<FirebaseClient> {
  client ??= load().catch((error: unknown) => {
    client = undefined;
    throw error;
  });
  return client;
}

async function load(): Promise<FirebaseClient> {
  const [{ createFirebaseClient }, config] = await Promise.all([
    import(/* webpackChunkName: "firebase-sdk" */ './firebase-sdk.ts'),
    systemConfig(),
  ]);
  if (!config?.firebase) throw new Error('Firebase is not set up here.');
  return createFirebaseClient(config.firebase);
}
