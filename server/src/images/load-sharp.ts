type Sharp = typeof import('sharp').default;

let loaded: Promise<Sharp> | undefined;

/** What pictures are read and written with. */
export function loadSharp(): Promise<Sharp> {
  loaded ??= import('sharp').then(({ default: sharp }) => {
    // One thread a picture, of which there are two at a time: the other calls go on, on a small machine too.
    sharp.concurrency(1);
    sharp.cache(false);
    return sharp;
  });
  return loaded;
}
