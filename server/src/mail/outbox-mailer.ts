import { randomUUID } from 'node:crypto';
import { mailOutbox } from '../database/schema/platform.ts';
import type { Clock } from '../platform/clock.ts';
import type { Mailer } from './mailer.ts';

export interface OutboxMailerOptions {
  clock: Clock;
  /** Someone will deliver it; without, the mail stays in the outbox and counts as sent. */
  delivered: boolean;
  /** Keeps the code beside the mail, for the development mailbox. */
  keepCode: boolean;
}

/** Mail goes into a table first: it is written with what it is about, and a mail server that is down loses none. */
export function createOutboxMailer({ clock, delivered, keepCode }: OutboxMailerOptions): Mailer {
  return {
    async send(db, { to, subject, text, html, code, usefulMs }) {
      const now = clock.now();
      await db.insert(mailOutbox).values({
        id: randomUUID(),
        recipient: to,
        subject,
        text,
        html,
        code: keepCode ? code : undefined,
        createdAt: now,
        expiresAt: usefulMs === undefined ? undefined : new Date(now.getTime() + usefulMs),
        sentAt: delivered ? undefined : now,
        nextTryAt: delivered ? now : undefined,
      });
    },
  };
}
