import { tabRecord } from '../providers/tab-record.ts';

const record = tabRecord('known_address');

/** For the next form of this tab that asks for an address: one that stood in the page's address would be logged. */
export function keepKnownAddress(email: string): void {
  record.write({ email });
}

/** Gives it once; empty where nothing was kept. */
export function takeKnownAddress(): string {
  const { email } = record.take() ?? {};
  return typeof email === 'string' ? email : '';
}
