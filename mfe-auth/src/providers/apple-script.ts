/** The part of Apple's script that is used. */
export interface AppleAuth {
  init: (options: {
    clientId: string;
    scope: string;
    redirectURI: string;
    state: string;
    nonce: string;
    usePopup: boolean;
  }) => void;
  /** Without a popup it leaves the page. */
  signIn: () => Promise<unknown>;
}

declare global {
  interface Window {
    AppleID?: { auth: AppleAuth };
  }
}

/** Network time-out of providers (specification, point 9). */
const TIMEOUT_MS = 30_000;
let loading: Promise<AppleAuth> | undefined;

/** Apple's own script, loaded once; after a failure the next call tries again. */
export function loadAppleScript(url: string): Promise<AppleAuth> {
  loading ??= load(url).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

function load(url: string): Promise<AppleAuth> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = (reason: string) => {
      clearTimeout(timer);
      script.remove();
      reject(new Error(reason));
    };
    const timer = setTimeout(() => fail('The script of Apple did not come in time.'), TIMEOUT_MS);
    script.src = url;
    script.onload = () => {
      clearTimeout(timer);
      if (window.AppleID) resolve(window.AppleID.auth);
      else fail('The script of Apple brings no AppleID.');
    };
    script.onerror = () => fail('The script of Apple cannot be loaded.');
    document.head.append(script);
  });
}
