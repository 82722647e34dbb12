import { desc } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { mailOutbox } from '../database/schema/platform.ts';

/** A mail as the development mailbox shows it. */
export interface OutboxMail {
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** ISO time. */
  sent_at: string;
  code?: string;
}

const SHOWN = 100;

/** The newest mails, newest first. */
export async function readOutbox(db: Database): Promise<OutboxMail[]> {
  const rows = await db.select().from(mailOutbox).orderBy(desc(mailOutbox.createdAt), desc(mailOutbox.id)).limit(SHOWN);
  return rows.map(({ id, recipient, subject, text, html, sentAt, createdAt, code }) => ({
    id,
    to: recipient,
    subject,
    text,
    html,
    sent_at: (sentAt ?? createdAt).toISOString(),
    ...(code !== null && { code }),
  }));
}
