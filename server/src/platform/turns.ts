/** Runs work, so many at a time and the rest in the order in which it came. */
export type InTurn = <T>(work: () => Promise<T>) => Promise<T>;

/** @example const inTurn = createTurns(2); await inTurn(() => convert(picture)); */
export function createTurns(atATime: number): InTurn {
  let working = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (working >= atATime) await new Promise<void>((begin) => waiting.push(begin));
    else working += 1;
    try {
      return await work();
    } finally {
      // Handed on, so that nobody who comes meanwhile is before who waits.
      const next = waiting.shift();
      if (next) next();
      else working -= 1;
    }
  };
}
