import { join } from 'node:path';
import { buildApp } from '../app.ts';
import { openReplica } from '../database/replica/open-replica.ts';
import { hasDemo } from '../demo/has-demo.ts';
import { loadDemo } from '../demo/load-demo.ts';
import { createFileStore } from '../files/object-file-store.ts';
import { createOutboxMailer } from '../mail/outbox-mailer.ts';
import { createSmtpSender } from '../mail/smtp.ts';
import { openObjectStore } from '../objects/open-object-store.ts';
import { BRISK } from '../objects/s3-object-store.ts';
import { openObservability } from '../observability/open-observability.ts';
import { systemClock } from './clock.ts';
import type { ServerConfig } from './config.ts';
import { watchReadiness } from './database-readiness.ts';
import { createDrain } from './drain.ts';
import { keepAddress } from './kept-address.ts';
import { listen } from './listen.ts';
import { makeAllPartitions } from './make-all-partitions.ts';
import { openDatabase } from './open-database.ts';
import { requireDataKeys } from './require-data-keys.ts';
import { createSecrets } from './secrets.ts';
import { askTimeServer } from './sound-time/ask-time-server.ts';
import { createSoundTime } from './sound-time/sound-time.ts';
import { startJobs } from './start-jobs.ts';

export interface Studio {
  /** Address to open in a browser. */
  address: string;
  /** True when the demonstration author is there. */
  demo: boolean;
  /** Lets the gateway look away, stops accepting, lets calls in progress finish, then closes what was opened. */
  close(): Promise<void>;
}

export type Progress = (step: 'database' | 'data' | 'web app' | 'listening') => void;

/** Everything between the configuration and the first visitor. Whatever was started is stopped again on failure. */
export async function startStudio(config: ServerConfig, onProgress: Progress): Promise<Studio> {
  // The log comes with the app; what is told later is a line of it.
  let warn = (message: string): void => console.warn(message);
  const database = await openDatabase(config, (message) => warn(message));
  const { db, pool } = database;
  const isReady = watchReadiness(pool);
  onProgress('database');
  const closing: (() => Promise<unknown>)[] = [database.close];
  const close = async (): Promise<void> => {
    for (const step of closing.splice(0).reverse()) await step();
  };
  try {
    await requireDataKeys(db, config);
    // Another server may hold the tables for longer than this one waits: a job comes again.
    await makeAllPartitions(db, systemClock.now()).catch((error: unknown) => warn(String(error)));
    const observability = await openObservability({ config, db, pool, clock: systemClock });
    closing.push(observability.close);
    const objects = openObjectStore(config, BRISK);
    const files = createFileStore(objects);
    const secrets = createSecrets(config.keys.dataKey, config.keys.otherDataKeys);
    if (config.demo) {
      const textsFolder = join(config.root, 'server', 'src', 'demo', 'texts');
      await loadDemo(db, { now: systemClock.now(), production: config.production, secrets, textsFolder, files });
      onProgress('data');
    }
    const mail = createOutboxMailer({
      clock: systemClock,
      delivered: config.smtpUrl !== undefined,
      keepCode: !config.production,
    });
    const replica = config.databaseReadUrl
      ? openReplica({
          ...{ url: config.databaseReadUrl, primary: pool, max: config.databaseConnections },
          warn: (message) => warn(message),
        })
      : undefined;
    if (replica) closing.push(replica.close);
    const drain = createDrain(config.drainSeconds);
    const { timeServer } = config;
    const soundTime = createSoundTime({
      ...{ db, clock: systemClock, metrics: observability.metrics },
      askOutside: timeServer === undefined ? undefined : () => askTimeServer(timeServer).catch(() => undefined),
    });
    const app = await buildApp({
      soundTime,
      config,
      db,
      databaseUrl: config.databaseDirectUrl ?? database.url,
      clock: systemClock,
      mail,
      files,
      objects,
      replica,
      observability,
      isReady,
      drain,
    });
    warn = (message) => app.log.warn(message);
    onProgress('web app');
    closing.push(() => app.close());
    const sendMail = config.smtpUrl ? createSmtpSender(config.smtpUrl, config.mailFrom) : undefined;
    const jobs = startJobs({
      ...{ db, clock: systemClock, log: app.log, mail, files, objects, secrets, sendMail, observability, soundTime },
      publicUrl: config.publicUrl,
      lostKeys: config.keys.lostDataKeys,
    });
    closing.push(() => jobs.stop());
    const address = await listen(app, config);
    await keepAddress(config);
    // Meanwhile the jobs end what they are at, for another server's to go on.
    closing.push(() => Promise.all([drain.begin(), jobs.stop()]));

    onProgress('listening');
    return { address, demo: !config.production && (await hasDemo(db)), close };
  } catch (error) {
    await close();
    throw error;
  }
}
