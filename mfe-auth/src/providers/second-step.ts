import type { SignInProvider } from '@myfiction/shared/contract/account-options.ts';
import { MINUTE_MS } from '@myfiction/shared/contract/time-units.ts';
import type { ApiError } from '@myfiction/shared/host.ts';
import { isSignInProvider } from './provider.ts';
import { tabRecord } from './tab-record.ts';

/** A sign-in whose first factor is proved and that waits for the code of the authenticator app. */
export interface SecondStep {
  ticket: string;
  sid: number;
  /** The provider that is linked with it. */
  linking?: SignInProvider;
}

/** The server takes the ticket within this time. */
const VALID_MS = 10 * MINUTE_MS;
const record = tabRecord('second_step');

/** Keeps what the answer `secondFactorNeeded` has brought. */
export function keepSecondStep({ data }: Pick<ApiError, 'data'>, sid: number, linking?: SignInProvider): void {
  if (typeof data === 'object' && data !== null) record.write({ ...data, sid, linking, keptAtMs: Date.now() });
}

export function readSecondStep(): SecondStep | undefined {
  const { ticket, sid, linking, keptAtMs } = record.read() ?? {};
  if (typeof keptAtMs !== 'number' || Date.now() - keptAtMs > VALID_MS) return undefined;
  if (typeof ticket !== 'string' || typeof sid !== 'number') return undefined;
  return { ticket, sid, ...(isSignInProvider(linking) && { linking }) };
}

export function forgetSecondStep(): void {
  record.remove();
}
