/**
 * A chunk that is loaded once, when first needed. A failed load is not kept, so that the next call tries again.
 *
 * @example const loadDecoder = lazyPart(() => import('./decode-answer.ts'));
 */
export function lazyPart<T>(load: () => Promise<T>): () => Promise<T> {
  let part: Promise<T> | undefined;
  return () => {
    part ??= load().catch((error: unknown) => {
      part = undefined;
      throw error;
    });
    return part;
  };
}
