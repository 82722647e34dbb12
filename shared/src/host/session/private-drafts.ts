/**
 * The device's database for what a form keeps of a person's papers until the server has it (docs/adr/0017). It goes
 * with the sign-out, on whichever page that happens.
 */
export const PRIVATE_DRAFTS_DATABASE = 'myfiction-private-drafts';

/** Never rejects and waits for nobody: another tab closes its connection as soon as it is told. */
export function forgetPrivateDrafts(): void {
  try {
    globalThis.indexedDB?.deleteDatabase(PRIVATE_DRAFTS_DATABASE);
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}
