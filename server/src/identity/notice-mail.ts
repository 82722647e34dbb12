import type { LabelLanguage } from '@myfiction/shared/contract/platform.ts';
import { mailPage } from '../mail/mail-page.ts';
import type { OutgoingMail } from '../mail/mailer.ts';
import { escapeHtml } from '../platform/escape-html.ts';

/** A mail of two paragraphs. */
export interface Notice {
  subject: string;
  line: string;
  end: string;
}

/** @param url where the last line leads */
export function noticeMail(
  to: string,
  { subject, line, end }: Notice,
  language: LabelLanguage,
  url?: string,
): OutgoingMail {
  const link = url && escapeHtml(url);
  return {
    to,
    subject,
    text: `${line}\n\n${end}\n${url ? `${url}\n` : ''}`,
    html: mailPage(
      language,
      `<p>${escapeHtml(line)}</p><p>${escapeHtml(end)}${link ? `<br><a href="${link}">${link}</a>` : ''}</p>`,
    ),
  };
}
