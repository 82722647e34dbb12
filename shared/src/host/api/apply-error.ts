import { TO_MY_STORIES_DELAY_MS } from '../../contract/error-catalogue.ts';
import { trackEvent } from '../analytics.ts';
import { emitEvent } from '../events.ts';
import { navigateTo } from '../navigation.ts';
import { expireSession } from '../session/expire-session.ts';
import { useAppStore } from '../store/app-store.ts';
import { getSession } from '../store/use-app.ts';
import { toast } from '../toast.ts';
import type { ApiError } from './api-error.ts';
import { LOGIN_CALL, planForError } from './error-plan.ts';

export interface FailedCall {
  call: string;
  silent: boolean;
  /** Token that the call was made with: an old one's end must not end the session that followed it. */
  token: string;
}

/** Does what the error catalogue says about a failed call. */
export function applyError(error: ApiError, failed: FailedCall): void {
  if (error.kind === 'aborted') return;
  if (error.kind !== 'answer') {
    if (!failed.silent) toast.warning(error.message);
    return;
  }
  const plan = planForError({
    call: failed.call,
    code: error.code,
    message: error.message,
    pathname: window.location.pathname,
    host: window.location.host,
    regionHosts: useAppStore.getState().systemConfig?.region_hosts ?? [],
    silent: failed.silent,
  });
  if (plan.toast) toast.warning(plan.toast);
  if (plan.reportLogin) reportLogin(failed.call, error);
  if (plan.expireSession && failed.token === (getSession()?.session ?? '')) expireSession();
  if (error.errorName === 'userBlocked' && failed.call !== LOGIN_CALL) emitEvent('author-blocked', {});
  if (plan.goTo) go(plan.goTo);
}

function reportLogin(call: string, error: ApiError): void {
  trackEvent('login_failed', { api: call, error_code: error.code, error_info: error.message });
}

function go({ path, delayed }: { path: string; delayed: boolean }): void {
  if (delayed) setTimeout(() => navigateTo(path), TO_MY_STORIES_DELAY_MS);
  else navigateTo(path);
}
