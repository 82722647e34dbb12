const listeners = new Set<() => void>();

/** Hears of each call of this tab that has changed something, until the returned function is called. */
export function onWrite(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function tellWrite(): void {
  for (const listener of listeners) listener();
}
