import type { Transporter } from 'nodemailer';
import { HELD_MS } from '../platform/due-rows/put-aside.ts';
import type { SendMail } from './deliver-mail.ts';
import { MailRefused, refusalOf } from './mail-refused.ts';

/** Until the mail server says something. */
const TIMEOUT_MS = 10_000;
/** For the whole mail, however often it says something: over before another server may send it. */
const SEND_MS = HELD_MS / 2;

/** Sends through the mail server of `SMTP_URL`, for example `smtps://user:password@mail.example.com`. */
export function createSmtpSender(smtpUrl: string, from: string, sendMs = SEND_MS): SendMail {
  let transport: Promise<Transporter> | undefined;
  return async ({ to, subject, text, html }) => {
    // They would be left out, and the mail would go to an address that was not the one that is counted.
    if (/[<>]/.test(to)) throw new MailRefused('No address has angle brackets.');
    // As text it would be taken apart: behind a comma begins another address.
    const reader = { name: '', address: to };
    const signal = AbortSignal.timeout(sendMs);
    transport ??= openTransport(smtpUrl);
    await (await transport).sendMail({ from, to: reader, subject, text, html, signal }).catch((error: unknown) => {
      throw refusalOf(error);
    });
  };
}

async function openTransport(url: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    // Mails are made here and hold neither files nor addresses to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}
