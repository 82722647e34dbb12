import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Doubt, SoundTime } from './sound-time.ts';

const LOOK_AGAIN_MS = 10_000;

type Reason = Doubt | 'unread';
const REASONS: Readonly<Record<Reason, string>> = {
  database: 'the clocks of this server and of the database differ',
  jump: 'the clock of this server has jumped ahead',
  gap: 'no server has run for more than a day, or the clock is ahead',
  unread: 'the database does not tell its time',
};

type Work = (signal: AbortSignal) => Promise<void>;

/**
 * Makes work wait while the clock is in doubt: it is late rather than early. Told when it begins to wait and when it goes
 * on, once for all work.
 */
export function createWhenSound(
  soundTime: Pick<SoundTime, 'doubt'>,
  log: Pick<FastifyBaseLogger, 'info' | 'error'>,
  lookAgainMs = LOOK_AGAIN_MS,
): (work: Work) => Work {
  let told: Reason | undefined;
  const look = async (): Promise<Reason | undefined> => {
    const found = await find(soundTime);
    const { doubt } = found;
    if (doubt && doubt !== told) log.error(found, `work that cannot be undone waits: ${REASONS[doubt]}`);
    if (!doubt && told) log.info({ doubt: told }, 'work that cannot be undone goes on');
    told = doubt;
    return doubt;
  };
  return (work) => async (signal) => {
    while (await look()) {
      await delay(lookAgainMs, undefined, { signal, ref: false }).catch(() => {});
      if (signal.aborted) return;
    }
    await work(signal);
  };
}

/** A database that is away is one trouble, and not one of each job every two seconds. */
async function find(soundTime: Pick<SoundTime, 'doubt'>): Promise<{ doubt: Reason | undefined; err?: unknown }> {
  try {
    return { doubt: await soundTime.doubt() };
  } catch (err) {
    return { doubt: 'unread', err };
  }
}
