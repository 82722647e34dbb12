import type { FastifyBaseLogger } from 'fastify';
import { deleteDueAccounts } from '../account/delete-due-accounts.ts';
import { publishDueChapters } from '../chapters/due/publish-due-chapters.ts';
import { purgeTrash } from '../chapters/trash/purge-trash.ts';
import { thinVersions } from '../chapters/versions/thin-versions.ts';
import type { Database } from '../database/connect.ts';
import { purgeTickets } from '../export/tickets.ts';
import { purgeExpiredIdentity } from '../identity/purge-expired.ts';
import { dropStaleImports } from '../imports/cancel-import.ts';
import { deliverNextMail, type SendMail } from '../mail/deliver-mail.ts';
import { purgeEvents } from '../readers/purge-events.ts';
import { forgetOldAnswers } from './answer-once.ts';
import type { Clock } from './clock.ts';
import { repeat } from './repeat.ts';

export interface JobOptions {
  db: Database;
  clock: Clock;
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  /** Undefined leaves mail in the outbox. */
  sendMail: SendMail | undefined;
}

const MAIL_EVERY_MS = 2_000;
const PUBLISH_EVERY_MS = 10_000;
const PURGE_EVERY_MS = 60 * 60 * 1000;
const THIN_EVERY_MS = 24 * 60 * 60 * 1000;

/** Work beside the calls, at the start and then regularly. It lives in the database and is safe with several servers. */
export function startJobs({ db, clock, log, sendMail }: JobOptions): { stop(): Promise<void> } {
  const start = (job: string, everyMs: number, work: (signal: AbortSignal) => Promise<void>) =>
    repeat(everyMs, work, (error) => log.error({ err: error, job }, 'a job failed'));
  const jobs = [
    start('publish due chapters', PUBLISH_EVERY_MS, (signal) => publishDueChapters({ db, clock, log, signal })),
    start('purge trash', PURGE_EVERY_MS, (signal) => purgeTrash(db, clock.now(), signal)),
    start('forget answers', PURGE_EVERY_MS, () => forgetOldAnswers(db, clock.now())),
    start('purge export tickets', PURGE_EVERY_MS, () => purgeTickets(db, clock.now())),
    start('drop stale imports', PURGE_EVERY_MS, () => dropStaleImports(db, clock.now())),
    start('delete due accounts', PURGE_EVERY_MS, () => deleteDueAccounts({ db, clock, log })),
    start('purge identity', PURGE_EVERY_MS, () => purgeExpiredIdentity(db, clock.now())),
    start('thin versions', THIN_EVERY_MS, (signal) => thinVersions(db, clock.now(), signal)),
    start('purge events', PURGE_EVERY_MS, () => purgeEvents(db, clock.now())),
  ];
  if (sendMail) {
    jobs.push(
      start('deliver mail', MAIL_EVERY_MS, async (signal) => {
        while (!signal.aborted && (await deliverNextMail(db, sendMail, clock.now())));
      }),
    );
  }
  return {
    async stop() {
      await Promise.all(jobs.map((job) => job.stop()));
    },
  };
}
