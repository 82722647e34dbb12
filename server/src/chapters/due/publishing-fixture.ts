import { connect } from '../../database/connect.ts';
import { mailDueMessages } from '../../inbox/mail/mail-due-messages.ts';
import { createOutboxMailer } from '../../mail/outbox-mailer.ts';
import { systemClock as clock } from '../../platform/clock.ts';
import { publishDueChapters } from './publish-due-chapters.ts';

/**
 * A process that looks for due chapters as a server does, on the database that it is given, whenever its parent says so:
 * tests kill it in the midst of it.
 */
const { db } = connect(process.argv[2] ?? '', { max: 2 });
const mail = createOutboxMailer({ clock, delivered: true, keepCode: false });
const log = { info: () => {}, warn: () => {}, error: console.error };

process.on('message', async () => {
  await publishDueChapters({ db, clock, log });
  await mailDueMessages({ db, mail, publicUrl: 'http://localhost', clock });
  process.send?.('looked');
});
process.on('disconnect', () => process.exit());
process.send?.('ready');
