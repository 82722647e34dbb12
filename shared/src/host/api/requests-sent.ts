const unsent = new Set<Promise<void>>();
const unanswered = new Set<Promise<void>>();

function countIn(open: Set<Promise<void>>): () => void {
  let settle = (): void => {};
  const settled = new Promise<void>((resolve) => {
    settle = resolve;
  });
  open.add(settled);
  return () => {
    open.delete(settled);
    settle();
  };
}

/** Counts a request from now on, until what it returns is called: once it has gone out, or cannot. */
export const countUnsent = (): (() => void) => countIn(unsent);

/** Counts a request from now on, until what it returns is called: once its answer has come, or none will. */
export const countUnanswered = (): (() => void) => countIn(unanswered);

/**
 * Resolves once every call that was made until now has gone out. Signing takes several turns of the page's one thread: a
 * long piece of work that begins in between holds the call up, one that begins after it runs while the server answers.
 */
export async function requestsSent(): Promise<void> {
  await Promise.all(unsent);
}

/** Resolves once no call awaits its answer. */
export async function requestsAnswered(): Promise<void> {
  while (unanswered.size > 0) await Promise.all(unanswered);
}
