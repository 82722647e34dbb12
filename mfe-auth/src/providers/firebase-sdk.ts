import type { SystemConfig } from '@myfiction/shared/contract/calls/system.ts';
import { initializeApp } from 'firebase/app';
import {
  type Auth,
  type AuthProvider,
  browserPopupRedirectResolver,
  browserSessionPersistence,
  connectAuthEmulator,
  FacebookAuthProvider,
  GoogleAuthProvider,
  getRedirectResult,
  initializeAuth,
  signInWithPopup,
  signInWithRedirect,
  signOut,
  type User,
} from 'firebase/auth';
import type { FirebaseProvider } from './provider.ts';

/** What a provider's sign-in has brought. */
export interface FirebaseToken {
  provider: FirebaseProvider;
  token: string;
  /** Unix time in ms. */
  expiresAtMs: number;
}

export interface FirebaseClient {
  /**
   * Must be called within a click. Undefined when the popup was blocked: with `beforeLeaving` the page then leaves for
   * the provider, without it nothing happens.
   */
  signIn: (
    provider: FirebaseProvider,
    language: string,
    beforeLeaving?: () => void,
  ) => Promise<FirebaseToken | undefined>;
  /** The answer of a sign-in that left the page; undefined where there was none. */
  returned: () => Promise<FirebaseToken | undefined>;
  /** A new token of the person who is signed in at the provider; undefined where nobody is. */
  refresh: () => Promise<FirebaseToken | undefined>;
  signOut: () => Promise<void>;
}

const POPUP_BLOCKED = 'auth/popup-blocked';

/**
 * The SDK, in a chunk of its own. It waits 30 s for the provider, on phones 60 s (specification, point 9). What it
 * remembers belongs to this tab and ends with it.
 */
export function createFirebaseClient(config: NonNullable<SystemConfig['firebase']>): FirebaseClient {
  const app = initializeApp({ apiKey: config.api_key, authDomain: config.auth_domain, projectId: config.project_id });
  const auth = initializeAuth(app, {
    persistence: browserSessionPersistence,
    popupRedirectResolver: browserPopupRedirectResolver,
  });
  if (config.emulator_url) connectAuthEmulator(auth, config.emulator_url, { disableWarnings: true });
  return {
    signIn: async (provider, language, beforeLeaving) => {
      auth.languageCode = language;
      const way = wayOf(provider);
      try {
        const { user } = await signInWithPopup(auth, way);
        return await tokenOf(user);
      } catch (error) {
        if (errorCode(error) !== POPUP_BLOCKED) throw error;
        if (beforeLeaving) {
          beforeLeaving();
          await signInWithRedirect(auth, way);
        }
        return undefined;
      }
    },
    returned: async () => {
      const result = await getRedirectResult(auth);
      return result ? tokenOf(result.user) : undefined;
    },
    refresh: async () => {
      const user = await currentUser(auth);
      return user ? tokenOf(user, true) : undefined;
    },
    signOut: () => signOut(auth),
  };
}

/** `auth/…`, or undefined for an error that is not the SDK's. */
export function errorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

function wayOf(provider: FirebaseProvider): AuthProvider {
  // Whoever shares a browser chooses the account each time.
  if (provider === 'gp') return new GoogleAuthProvider().setCustomParameters({ prompt: 'select_account' });
  return new FacebookAuthProvider().addScope('email');
}

async function currentUser(auth: Auth): Promise<User | null> {
  await auth.authStateReady();
  return auth.currentUser;
}

async function tokenOf(user: User, fresh = false): Promise<FirebaseToken> {
  const { token, expirationTime, signInProvider } = await user.getIdTokenResult(fresh);
  const provider = signInProvider === FacebookAuthProvider.PROVIDER_ID ? 'fb' : 'gp';
  return { provider, token, expiresAtMs: Date.parse(expirationTime) };
}
