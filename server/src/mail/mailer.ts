import type { Database } from '../database/connect.ts';

export interface OutgoingMail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The code that the mail carries; shown in the development mailbox only. */
  code?: string;
  /** Of no use to its reader after this long: it does not go out any more. */
  usefulMs?: number;
}

export interface Mailer {
  /** Puts the mail into the outbox within `db`, so that it goes out if and only if the caller's transaction commits. */
  send(db: Database, mail: OutgoingMail): Promise<void>;
}
