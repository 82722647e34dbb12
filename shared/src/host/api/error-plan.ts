import { findErrorByCode, isOwnCode } from '../../contract/error-catalogue.ts';
import { paths } from '../../contract/paths.ts';
import { isSignInPath } from '../session/redirect-url.ts';
import { SIGN_IN_CALLS } from './sign-in-calls.ts';

/** What the app does about an answer whose code is not 0. */
export interface ErrorPlan {
  /** Warning toast. */
  toast?: string;
  /** Report code and message of a failed sign-in. */
  reportLogin?: true;
  expireSession?: true;
  goTo?: { path: string; delayed: boolean };
}

export interface ErrorContext {
  /** Name of the call, for example `user/login`. */
  call: string;
  code: number;
  /** The mapped, translated or server's own text. */
  message: string;
  pathname: string;
  host: string;
  /** Hosts on which 104104 sends the author to /no-books. */
  regionHosts: readonly string[];
  toasts: Toasts;
}

/**
 * Which failures of a call have a toast. `present` leaves out that something is not there, `fieldless` the platform's own
 * codes about a field, `specified` all but the codes of the specification.
 */
export type Toasts = 'all' | 'present' | 'fieldless' | 'specified' | 'none';

/** The error catalogue of the specification (point 8) as one decision, free of side effects. */
export function planForError(context: ErrorContext): ErrorPlan {
  // A failed sign-in is shown by its form alone, and reported.
  if (SIGN_IN_CALLS.includes(context.call)) return { reportLogin: true };
  const shown = toastOf(context);
  switch (findErrorByCode(context.code)?.behaviour) {
    case 'session-expired':
      return { expireSession: true };
    case 'blocked':
      return isSignInPath(context.pathname) ? shown : { ...shown, expireSession: true };
    case 'region':
      return regionPlan(context);
    case 'to-my-stories':
      return { ...shown, goTo: { path: paths.myStories(), delayed: true } };
    case 'caller':
      return {};
    default:
      return shown;
  }
}

function toastOf({ message, code, toasts }: ErrorContext): ErrorPlan {
  const { name, field } = findErrorByCode(code) ?? {};
  const isInPlace =
    toasts === 'specified' ||
    (toasts === 'present' && name === 'notFound') ||
    (toasts === 'fieldless' && field !== undefined);
  const isLeftOut = toasts === 'none' || (isInPlace && isOwnCode(code));
  return isLeftOut || message === '' ? {} : { toast: message };
}

function regionPlan({ host, pathname, regionHosts }: ErrorContext): ErrorPlan {
  if (!regionHosts.includes(host) || pathname === paths.noBooks()) return {};
  return { goTo: { path: paths.noBooks(), delayed: false } };
}
