import { DAY_MS, HOUR_MS, MINUTE_MS } from '@myfiction/shared/contract/time-units.ts';
import type { FastifyBaseLogger } from 'fastify';
import { deleteDueAccounts } from '../account/delete-due-accounts.ts';
import { sweepDeletedAccounts } from '../account/sweep-deleted-accounts.ts';
import { ANALYTICS_PARTITIONS } from '../analytics/partitions.ts';
import { lapseOffers } from '../applications/lapse-offers.ts';
import { purgePersons } from '../applications/purge-persons.ts';
import { tellTermEnds } from '../applications/tell-term-ends.ts';
import { purgeApplicationTickets } from '../applications/tickets.ts';
import { closeDueMonth } from '../billing/billing-jobs.ts';
import { releaseDueBills } from '../billing/release-due-bills.ts';
import { publishDueChapters } from '../chapters/due/publish-due-chapters.ts';
import { purgeTrash } from '../chapters/trash/purge-trash.ts';
import { settleDueComments } from '../chapters/trash/settle-due-comments.ts';
import { sweepDeleted } from '../chapters/trash/sweep-deleted.ts';
import { thinVersions } from '../chapters/versions/thin-versions.ts';
import { sendDigests } from '../comments/digest/send-digests.ts';
import { purgeActs } from '../comments/undo-act.ts';
import type { Database } from '../database/connect.ts';
import { dropOldPartitions } from '../database/partitions/time-partitions.ts';
import { purgeVersions } from '../delivery/versions/purge-versions.ts';
import { purgeTickets } from '../export/tickets.ts';
import type { FileStore } from '../files/file-store.ts';
import { removeFiles } from '../files/remove-files.ts';
import { purgeHelp } from '../help/purge-help.ts';
import { purgeExpiredIdentity } from '../identity/purge-expired.ts';
import { dropStaleImports } from '../imports/cancel-import.ts';
import { mailDueMessages } from '../inbox/mail/mail-due-messages.ts';
import { purgeMessages } from '../inbox/purge-messages.ts';
import { purgeAuthorEvents } from '../live/purge-author-events.ts';
import { deliverMail, type SendMail } from '../mail/deliver-mail.ts';
import type { Mailer } from '../mail/mailer.ts';
import { purgeMail } from '../mail/purge-mail.ts';
import type { ObjectStore } from '../objects/object-store.ts';
import { observeJob } from '../observability/observe-job.ts';
import type { Observability } from '../observability/open-observability.ts';
import { forgetReplaced } from '../payout/forget-replaced.ts';
import { remindOfTax } from '../payout/remind-tax.ts';
import { purgeEvents } from '../readers/purge-events.ts';
import { forgetOldAnswers } from './answer-once.ts';
import type { Clock } from './clock.ts';
import { purgePutAside } from './due-rows/put-aside.ts';
import { makeAllPartitions } from './make-all-partitions.ts';
import { repeat } from './repeat.ts';
import { resealAll } from './reseal.ts';
import type { Secrets } from './secrets.ts';
import type { SoundTime } from './sound-time/sound-time.ts';
import { createWhenSound } from './sound-time/when-sound.ts';
import { createTurns, type InTurn } from './turns.ts';

export interface JobOptions {
  db: Database;
  clock: Clock;
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  mail: Mailer;
  files: FileStore;
  objects: ObjectStore;
  secrets: Secrets;
  /** Names of data keys that are given up. */
  lostKeys?: readonly string[];
  /** Where the studio is, without a slash at the end. */
  publicUrl: string;
  /** Undefined leaves mail in the outbox. */
  sendMail: SendMail | undefined;
  observability: Pick<Observability, 'metrics' | 'tracer'>;
  soundTime: Pick<SoundTime, 'doubt'>;
}

type Work = (signal: AbortSignal) => Promise<void>;

const MAIL_EVERY_MS = 2_000;
const PUBLISH_EVERY_MS = 10_000;
const SETTLE_EVERY_MS = 2_000;
const RELEASE_EVERY_MS = 10 * MINUTE_MS;
const PURGE_EVERY_MS = HOUR_MS;
const THIN_EVERY_MS = DAY_MS;
/** They begin at one moment: all at once, a slow hour of them would take every connection from the calls. */
const PURGES_AT_A_TIME = 2;

/**
 * Work beside the calls, at the start and then regularly. It lives in the database and is safe with several servers. It
 * waits while the clock is in doubt, but for what is early at any time.
 */
export function startJobs(options: JobOptions): { stop(): Promise<void> } {
  const { db, clock, log, mail, files, objects, secrets, lostKeys, publicUrl, sendMail, observability } = options;
  const startWith = (wait: (work: Work) => Work) => (job: string, everyMs: number, work: Work) =>
    repeat(everyMs, wait(observeJob(observability, job, everyMs, work)), (error) =>
      log.error({ err: error, job }, 'a job failed'),
    );
  const whenSound = createWhenSound(options.soundTime, log);
  const start = startWith(whenSound);
  const startInTurn = (inTurn: InTurn) =>
    startWith((work) => whenSound((signal) => inTurn(() => runUnlessStopped(work, signal))));
  const startHourly = startInTurn(createTurns(PURGES_AT_A_TIME));
  const startPurge = (job: string, work: Work) => startHourly(job, PURGE_EVERY_MS, work);
  // They may take long: in turns of their own, they hold up no purge.
  const startDaily = startInTurn(createTurns(1));
  const startAnyway = startWith((work) => work);
  const jobs = [
    start('publish due chapters', PUBLISH_EVERY_MS, (signal) => publishDueChapters({ db, clock, log, signal })),
    start('settle comments', SETTLE_EVERY_MS, (signal) => settleDueComments({ db, clock, signal })),
    start('sweep deleted chapters', SETTLE_EVERY_MS, (signal) => sweepDeleted({ db, clock, signal })),
    startPurge('purge trash', (signal) => purgeTrash({ db, clock, signal })),
    start('mail copies of messages', MAIL_EVERY_MS, (signal) =>
      mailDueMessages({ db, mail, publicUrl, clock, signal }),
    ),
    start('tell of new comments', RELEASE_EVERY_MS, (signal) => sendDigests({ db, clock, signal })),
    startPurge('purge mail', (signal) => purgeMail(db, clock.now(), signal)),
    startPurge('purge messages', (signal) => purgeMessages({ db, clock, signal })),
    startPurge('remove files', (signal) => removeFiles({ db, files, clock, signal })),
    startPurge('forget answers', (signal) => forgetOldAnswers(db, clock.now(), signal)),
    startPurge('purge export tickets', (signal) => purgeTickets(db, clock.now(), signal)),
    start('lapse offers', RELEASE_EVERY_MS, async (signal) => {
      await lapseOffers({ db, clock, secrets }, signal);
    }),
    startPurge('tell of contract terms', async (signal) => {
      await tellTermEnds({ db, clock, signal });
    }),
    startPurge('purge persons', (signal) => purgePersons({ db, clock, signal })),
    startPurge('purge application tickets', (signal) => purgeApplicationTickets(db, clock.now(), signal)),
    startPurge('drop stale imports', (signal) => dropStaleImports(db, clock.now(), signal)),
    startPurge('delete due accounts', (signal) => deleteDueAccounts({ db, clock, log, signal })),
    start('sweep deleted accounts', SETTLE_EVERY_MS, (signal) => sweepDeletedAccounts({ db, clock, signal })),
    startPurge('purge identity', (signal) => purgeExpiredIdentity(db, clock.now(), signal)),
    startDaily('thin versions', THIN_EVERY_MS, (signal) => thinVersions({ db, clock, signal })),
    startDaily('reseal', THIN_EVERY_MS, async (signal) => {
      log.info({ rows: await resealAll({ db, clock, secrets, lostKeys, signal }) }, 'rows sealed anew');
    }),
    startPurge('purge author events', (signal) => purgeAuthorEvents(db, clock.now(), signal)),
    start('close the month', PURGE_EVERY_MS, (signal) => closeDueMonth({ db, clock, signal })),
    start('release due bills', RELEASE_EVERY_MS, (signal) => releaseDueBills({ db, clock, signal })),
    startPurge('remind of tax forms', async (signal) => {
      await remindOfTax({ db, clock, signal });
    }),
    startPurge('forget replaced payment info', () => forgetReplaced(db, clock.now())),
    startAnyway('make partitions', PURGE_EVERY_MS, () => makeAllPartitions(db, clock.now())),
    start('drop analytics partitions', PURGE_EVERY_MS, () => dropOldPartitions(db, ANALYTICS_PARTITIONS, clock.now())),
    startPurge('purge events', (signal) => purgeEvents(db, clock.now(), signal)),
    startPurge('purge help', (signal) => purgeHelp(db, clock.now(), signal)),
    startDaily('purge versions', THIN_EVERY_MS, (signal) => purgeVersions({ db, objects, clock, signal })),
    startPurge('purge what was put aside', (signal) => purgePutAside(db, clock.now(), signal)),
    startPurge('purge acts on comments', (signal) => purgeActs(db, clock.now(), signal)),
  ];
  if (sendMail) {
    const noteRefusedMail = ({ id }: { id: string }) => {
      observability.metrics.mailRefused.inc();
      log.warn({ mail: id }, 'a mail is refused for good');
    };
    const deliver = (urgent: boolean) => async (signal: AbortSignal) => {
      await deliverMail({ db, clock, send: sendMail, urgent, onRefused: noteRefusedMail, signal });
    };
    jobs.push(
      start('deliver mail', MAIL_EVERY_MS, deliver(false)),
      start('deliver codes', MAIL_EVERY_MS, deliver(true)),
    );
  }
  return {
    async stop() {
      await Promise.all(jobs.map((job) => job.stop()));
    },
  };
}

/** A server that stops begins nothing of what waited for its turn. */
async function runUnlessStopped(work: Work, signal: AbortSignal): Promise<void> {
  if (!signal.aborted) await work(signal);
}
