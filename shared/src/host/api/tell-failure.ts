import { trackEvent } from '../analytics.ts';
import { type ToastOptions, toast } from '../toast.ts';
import type { ApiError } from './api-error.ts';
import type { Toasts } from './error-plan.ts';

export interface FailedCall {
  call: string;
  toasts: Toasts;
  /** Token that the call was made with: an old one's end must not end the session that followed it. */
  token: string;
}

/** Tells that a call had no answer: all that can be told without the catalogue, which comes with the transport. */
export function tellNoAnswer(error: ApiError, { call, toasts }: FailedCall): void {
  reportError('api_error', call, error);
  if (toasts !== 'none' && toasts !== 'specified') showToast(error, error.message);
}

export function showToast(error: ApiError, text: string, options?: ToastOptions): void {
  toast.warning(text, options);
  error.isToasted = true;
}

export function reportError(event: 'login_failed' | 'api_error', api: string, { code, message }: ApiError): void {
  trackEvent(event, { api, error_code: code, error_info: message });
}
