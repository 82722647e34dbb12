/** The other threads of the process are for passwords, files, addresses and compressed answers: every call waits for those. */
const AT_A_TIME = 2;

let working = 0;
const waiting: (() => void)[] = [];

/** Runs what decodes or encodes a picture, two at a time, the others in the order in which they came. */
export async function inPictureTurn<T>(work: () => Promise<T>): Promise<T> {
  if (working >= AT_A_TIME) await new Promise<void>((begin) => waiting.push(begin));
  else working += 1;
  try {
    return await work();
  } finally {
    // Handed on, so that nobody who comes meanwhile is before who waits.
    const next = waiting.shift();
    if (next) next();
    else working -= 1;
  }
}
