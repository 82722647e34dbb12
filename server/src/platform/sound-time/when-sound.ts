import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Doubt, SoundTime } from './sound-time.ts';

const LOOK_AGAIN_MS = 10_000;

const REASONS: Readonly<Record<Doubt, string>> = {
  database: 'the clocks of this server and of the database differ',
  jump: 'the clock of this server has jumped ahead',
  gap: 'no server has run for more than a day, or the clock is ahead',
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
  let told: Doubt | undefined;
  const look = async (): Promise<Doubt | undefined> => {
    const doubt = await soundTime.doubt();
    if (doubt && doubt !== told) log.error({ doubt }, `work that cannot be undone waits: ${REASONS[doubt]}`);
    if (!doubt && told) log.info({ doubt: told }, 'the clock is right again: work goes on');
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
