import { storage } from '@myfiction/shared/host.ts';

const ASKED_KEY = 'storage-persist-asked';

/** Asks the browser once not to clear the journal when the disk runs low; some ask the author, so never twice. */
export async function askToPersist(): Promise<void> {
  if (storage.get(ASKED_KEY) || typeof navigator.storage?.persist !== 'function') return;
  storage.set(ASKED_KEY, '1');
  // Refused, or not offered here: the journal is written all the same.
  await navigator.storage.persist().catch(() => false);
}
