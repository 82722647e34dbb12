import { tabRecord } from './tab-record.ts';

const record = tabRecord('provider_session');

/** Remembers that this tab is signed in at a provider, so that other pages need not load its code to know. */
export function keepTokenExpiry(expiresAtMs: number): void {
  record.write({ expiresAtMs });
}

/** When the provider's token runs out (Unix time in ms); undefined when this tab is not signed in at one. */
export function readTokenExpiry(): number | undefined {
  const expiresAtMs = record.read()?.expiresAtMs;
  return typeof expiresAtMs === 'number' && Number.isFinite(expiresAtMs) ? expiresAtMs : undefined;
}

export function forgetTokenExpiry(): void {
  record.remove();
}
