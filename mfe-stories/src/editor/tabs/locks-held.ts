/** Names of the locks that tabs hold: which chapters are open now. Empty on pages that are not served securely. */
export async function locksHeld(): Promise<ReadonlySet<string>> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return new Set(held.map((lock) => lock.name ?? ''));
}
