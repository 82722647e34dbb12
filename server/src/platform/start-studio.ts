import { join } from 'node:path';
import { buildApp } from '../app.ts';
import { hasDemo } from '../demo/has-demo.ts';
import { loadDemo } from '../demo/load-demo.ts';
import { createDiskFileStore } from '../files/disk-file-store.ts';
import { createOutboxMailer } from '../mail/outbox-mailer.ts';
import { createSmtpSender } from '../mail/smtp.ts';
import { systemClock } from './clock.ts';
import type { ServerConfig } from './config.ts';
import { listen } from './listen.ts';
import { openDatabase } from './open-database.ts';
import { startJobs } from './start-jobs.ts';

export interface Studio {
  /** Address to open in a browser. */
  address: string;
  /** True when the demonstration author is there. */
  demo: boolean;
  /** Stops accepting, lets calls in progress finish, then closes what was opened. */
  close(): Promise<void>;
}

export type Progress = (step: 'database' | 'data' | 'web app' | 'listening') => void;

/** Everything between the configuration and the first visitor. Whatever was started is stopped again on failure. */
export async function startStudio(config: ServerConfig, onProgress: Progress): Promise<Studio> {
  const database = await openDatabase(config, (message) => console.warn(message));
  const { db, pool } = database;
  onProgress('database');
  const closing: (() => Promise<unknown>)[] = [database.close];
  const close = async (): Promise<void> => {
    for (const step of closing.splice(0).reverse()) await step();
  };
  try {
    if (config.demo) {
      const textsFolder = join(config.root, 'server', 'src', 'demo', 'texts');
      await loadDemo(db, { now: systemClock.now(), production: config.production, textsFolder });
      onProgress('data');
    }
    const app = await buildApp({
      config,
      db,
      clock: systemClock,
      mail: createOutboxMailer({
        clock: systemClock,
        delivered: config.smtpUrl !== undefined,
        keepCode: !config.production,
      }),
      files: createDiskFileStore(join(config.dataDir, 'files')),
      isReady: () => pool.query('select 1').then(() => true),
    });
    onProgress('web app');
    closing.push(() => app.close());
    const sendMail = config.smtpUrl ? createSmtpSender(config.smtpUrl, config.mailFrom) : undefined;
    const jobs = startJobs({ db, clock: systemClock, log: app.log, sendMail });
    closing.push(() => jobs.stop());
    const address = await listen(app, config);
    onProgress('listening');
    return { address, demo: !config.production && (await hasDemo(db)), close };
  } catch (error) {
    await close();
    throw error;
  }
}
