import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/connect.ts';
import { purgeExpiredIdentity } from '../identity/purge-expired.ts';
import { deliverNextMail, type SendMail } from '../mail/deliver-mail.ts';
import { forgetOldAnswers } from './answer-once.ts';
import type { Clock } from './clock.ts';
import { repeat } from './repeat.ts';

export interface JobOptions {
  db: Database;
  clock: Clock;
  log: FastifyBaseLogger;
  /** Undefined leaves mail in the outbox. */
  sendMail: SendMail | undefined;
}

const MAIL_EVERY_MS = 2_000;
const PURGE_EVERY_MS = 60 * 60 * 1000;

/** Work beside the calls. It lives in the database and is safe with several servers. */
export function startJobs({ db, clock, log, sendMail }: JobOptions): { stop(): Promise<void> } {
  const onError = (error: unknown): void => log.error({ err: error }, 'a job failed');
  const purge = repeat(
    PURGE_EVERY_MS,
    async () => {
      await forgetOldAnswers(db, clock.now());
      await purgeExpiredIdentity(db, clock.now());
    },
    onError,
  );
  const mail =
    sendMail &&
    repeat(
      MAIL_EVERY_MS,
      async () => {
        while (await deliverNextMail(db, sendMail, clock.now()));
      },
      onError,
    );
  return {
    async stop() {
      await Promise.all([purge.stop(), mail?.stop()]);
    },
  };
}
