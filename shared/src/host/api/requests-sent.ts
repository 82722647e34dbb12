const unsent = new Set<Promise<void>>();

/** Counts a request from now on, until what it returns is called: once it has gone out, or cannot. */
export function countUnsent(): () => void {
  let settle = (): void => {};
  const sent = new Promise<void>((resolve) => {
    settle = resolve;
  });
  unsent.add(sent);
  return () => {
    unsent.delete(sent);
    settle();
  };
}

/**
 * Resolves once every call that was made until now has gone out. Signing takes several turns of the page's one thread: a
 * long piece of work that begins in between holds the call up, one that begins after it runs while the server answers.
 */
export async function requestsSent(): Promise<void> {
  await Promise.all(unsent);
}
