import { createTransport } from 'nodemailer';
import type { SendMail } from './deliver-mail.ts';
import { refusalOf } from './mail-refused.ts';

const TIMEOUT_MS = 10_000;

/** Sends through the mail server of `SMTP_URL`, for example `smtps://user:password@mail.example.com`. */
export function createSmtpSender(smtpUrl: string, from: string): SendMail {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    // Mails are made here and hold neither files nor addresses to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async ({ to, subject, text, html }) => {
    await transport.sendMail({ from, to, subject, text, html }).catch((error: unknown) => {
      throw refusalOf(error);
    });
  };
}
