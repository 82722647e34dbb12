import { isReadCall } from '../../contract/call-kinds.ts';
import { TO_MY_STORIES_DELAY_MS } from '../../contract/error-catalogue.ts';
import { paths } from '../../contract/paths.ts';
import { emitEvent } from '../events.ts';
import { translateShared } from '../i18n/translate-shared.ts';
import { navigateTo } from '../navigation.ts';
import { expireSession } from '../session/expire-session.ts';
import { useAppStore } from '../store/app-store.ts';
import { getSession } from '../store/use-app.ts';
import type { ToastOptions } from '../toast.ts';
import type { ApiError } from './api-error.ts';
import { planForError } from './error-plan.ts';
import { SIGN_IN_CALLS } from './sign-in-calls.ts';
import { type FailedCall, reportError, showToast } from './tell-failure.ts';

/** Does what the error catalogue says about an answer whose code is not 0. */
export function applyError(error: ApiError, failed: FailedCall): void {
  const plan = planForError({
    call: failed.call,
    code: error.code,
    message: error.message,
    pathname: window.location.pathname,
    host: window.location.host,
    regionHosts: useAppStore.getState().systemConfig?.region_hosts ?? [],
    toasts: failed.toasts,
  });
  if (plan.toast) showToast(error, plan.toast, { ...explain(error), once: true });
  reportError(plan.reportLogin ? 'login_failed' : 'api_error', failed.call, error);
  if (plan.expireSession && failed.token === (getSession()?.session ?? '')) {
    expireSession();
    // Where a page signs in over what it shows, the session stands and the page goes on by itself.
    if (getSession() === null && !plan.toast && isDeed(failed)) sayUndone(error);
  }
  if (error.errorName === 'userBlocked' && !SIGN_IN_CALLS.includes(failed.call)) emitEvent('author-blocked', {});
  if (plan.goTo) go(plan.goTo);
}

/** What the author has asked for; what a page does beside that is silent. */
const isDeed = ({ call, toasts }: FailedCall): boolean => toasts !== 'none' && !isReadCall(call);

function sayUndone(error: ApiError): void {
  const text = 'Your session had ended, so this was not done. Sign in, then do it again.';
  showToast(error, translateShared('sessionEnded', text), { once: true });
}

/** The way to the article on a code of the catalogue. In a new tab: what is typed on this page stays where it is. */
function explain(error: ApiError): ToastOptions {
  if (error.errorName === undefined) return {};
  const article = paths.helpOnError(error.code);
  const onClick = () => void window.open(article, '_blank', 'noopener');
  return { action: { label: translateShared('action.explain', 'What does this mean?'), onClick } };
}

function go({ path, delayed }: { path: string; delayed: boolean }): void {
  const { href } = window.location;
  // Who has gone on by then stays there.
  if (delayed) setTimeout(() => window.location.href === href && navigateTo(path), TO_MY_STORIES_DELAY_MS);
  else navigateTo(path);
}
