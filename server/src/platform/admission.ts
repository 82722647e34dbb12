import { AppError } from './handler.ts';

/** Runs `work` without the place of its call: for what waits for a sender or another server, and needs no database. */
export type Apart = <T>(work: () => Promise<T>) => Promise<T>;

/** Lets calls in, so many at a time; the others wait as they came, those that cannot be served soon are told so at once. */
export interface Admission {
  readonly running: number;
  readonly waiting: number;
  /** Throws `busy`, before anything of the work is done. */
  run<T>(work: (apart: Apart) => Promise<T>): Promise<T>;
}

export interface AdmissionLimits {
  atATime: number;
  mostWaiting: number;
  longestWaitMs: number;
}

/** Some calls of each connection are at what needs none. What all of them ask for at once is served within the wait for one. */
const CALLS_A_CONNECTION = 4;
const WAITING_A_CONNECTION = 20;
/** Less than the wait for a connection: who is told soon tries again sooner than who is told late. */
const LONGEST_WAIT_MS = 2_000;

/** What a server with so many connections of the database takes. */
export const limitsFor = (connections: number): AdmissionLimits => ({
  atATime: connections * CALLS_A_CONNECTION,
  mostWaiting: connections * WAITING_A_CONNECTION,
  longestWaitMs: LONGEST_WAIT_MS,
});

export function createAdmission({ atATime, mostWaiting, longestWaitMs }: AdmissionLimits): Admission {
  let running = 0;
  const waiting = new Set<() => void>();
  /** Were let in before and are not refused any more: an upload that has arrived is not sent again. */
  const coming: (() => void)[] = [];

  const enter = (): Promise<void> | undefined => {
    if (running < atATime) {
      running += 1;
      return undefined;
    }
    if (waiting.size >= mostWaiting) throw new AppError('busy');
    return new Promise((resolve, reject) => {
      const begin = (): void => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        waiting.delete(begin);
        reject(new AppError('busy'));
      }, longestWaitMs);
      waiting.add(begin);
    });
  };
  const comeBack = async (): Promise<void> => {
    if (running >= atATime) return new Promise((begin) => coming.push(begin));
    running += 1;
  };
  // Handed on, so that nobody who comes meanwhile is before who waits.
  const leave = (): void => {
    const [first] = waiting;
    const next = coming.shift() ?? first;
    if (!next) running -= 1;
    else {
      waiting.delete(next);
      next();
    }
  };
  const apart: Apart = async (work) => {
    leave();
    try {
      return await work();
    } finally {
      await comeBack();
    }
  };
  return {
    get running() {
      return running;
    },
    get waiting() {
      return waiting.size + coming.length;
    },
    async run(work) {
      await enter();
      try {
        return await work(apart);
      } finally {
        leave();
      }
    },
  };
}
