import type { Database } from '../../database/connect.ts';
import { listenToDatabase } from '../../live/database-listener.ts';
import { repeat } from '../../platform/repeat.ts';
import { type RegistryState, readRegistryState } from './registry-state.ts';

export interface RegistryReader {
  /** The last state that could be read: pages go on while the database is away. */
  current(): RegistryState;
  /** Reads it again. Rejects when the database does not answer; the state stays. */
  refresh(): Promise<void>;
  close(): Promise<void>;
}

export interface RegistryReaderOptions {
  db: Database;
  databaseUrl: string;
  /** Whether a version's files are there. */
  isServable: (remote: string, version: string) => Promise<boolean>;
  warn: (message: string) => void;
}

/** Notices make a change quick; this makes it sure when one was lost. */
const CHECK_EVERY_MS = 10_000;

/** Keeps up with what is live, on whichever server it was changed. */
export function createRegistryReader({ db, databaseUrl, isServable, warn }: RegistryReaderOptions): RegistryReader {
  let state: RegistryState = new Map();
  let told = '';
  let reading: Promise<void> = Promise.resolve();

  const read = async (): Promise<void> => {
    const next = await readRegistryState(db, state, isServable);
    state = next.state;
    const problems = next.problems.map(({ remote, problem }) => `The remote ${remote} is not as published: ${problem}`);
    // Read every ten seconds, told once.
    if (problems.join() !== told) for (const problem of problems) warn(problem);
    told = problems.join();
  };
  /** One after another: a slow read must not put an older state over a newer one. */
  const refresh = (): Promise<void> => {
    reading = reading.catch(() => {}).then(read);
    return reading;
  };
  const onError = (error: unknown): void => warn(`What is live could not be read: ${messageOf(error)}`);
  const listener = listenToDatabase({
    databaseUrl,
    channels: ['remote_pointers'],
    onNotice: () => void refresh().catch(onError),
    onListening: () => void refresh().catch(onError),
    onLost: (error) => warn(`The database is not heard, trying again: ${error.message}`),
  });
  const checking = repeat(CHECK_EVERY_MS, refresh, onError);
  return {
    current: () => state,
    refresh,
    async close() {
      await listener.close();
      await checking.stop();
      await reading.catch(() => {});
    },
  };
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
