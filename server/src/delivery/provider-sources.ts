import type { ProviderConfig } from '../identity/providers/provider-config.ts';

/** What a page may load for the sign-in providers that are set up; without them nothing of theirs. */
export interface ProviderSources {
  scripts: readonly string[];
  connections: readonly string[];
  frames: readonly string[];
}

/** Firebase's SDK brings a frame of the auth domain, and Google's script that talks with it. */
const FRAME_SCRIPTS = 'https://apis.google.com';
const FIREBASE_APIS = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'];

export function providerSources({ firebase, apple }: ProviderConfig): ProviderSources {
  const emulator = firebase?.emulatorUrl && new URL(firebase.emulatorUrl).origin;
  return {
    scripts: [...(firebase ? [FRAME_SCRIPTS] : []), ...(apple ? [new URL(apple.scriptUrl).origin] : [])],
    connections: firebase ? (emulator ? [emulator] : FIREBASE_APIS) : [],
    frames: firebase ? [emulator || `https://${firebase.authDomain}`] : [],
  };
}
