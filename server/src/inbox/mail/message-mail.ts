import { FIXED_NOTIFICATIONS } from '@myfiction/shared/contract/account-options.ts';
import { paths } from '@myfiction/shared/contract/paths.ts';
import type { LabelLanguage } from '@myfiction/shared/contract/platform.ts';
import type { messages } from '../../database/schema/messages.ts';
import type { Translated } from '../../identity/author-language.ts';
import { mailPage } from '../../mail/mail-page.ts';
import type { OutgoingMail } from '../../mail/mailer.ts';
import { escapeHtml } from '../../platform/escape-html.ts';

type Message = Pick<typeof messages.$inferSelect, 'id' | 'title' | 'sender' | 'body' | 'type' | 'event'>;

export interface Recipient {
  address: string;
  language: LabelLanguage;
}

interface Frame {
  read: string;
  answer: string;
  footer: string;
}

/** What stands around the message; the message itself is in the language in which it was written. */
const FRAMES: Translated<Frame> = {
  en: {
    read: 'Open it in your inbox:',
    answer: 'Read and answer it in your inbox:',
    footer: 'You choose what comes by mail in Settings, under Notifications:',
  },
  es: {
    read: 'Ábrelo en tu buzón:',
    answer: 'Léelo y respóndelo en tu buzón:',
    footer: 'Elige qué llega por correo en Ajustes, en Avisos:',
  },
};
/** Controls in a subject could begin another header. */
const CONTROLS = /\p{Cc}+/gu;

/** A message of the inbox as a mail: its text, the way to it, and the way to have fewer where there is one. */
export function messageMail(
  { address, language }: Recipient,
  { id, title, sender, body, type, event }: Message,
  publicUrl: string,
): OutgoingMail {
  const url = `${publicUrl}${paths.message(id)}`;
  const choices = FIXED_NOTIFICATIONS.includes(event) ? [] : [`${publicUrl}${paths.settings()}`];
  const { read, answer, footer } = FRAMES[language];
  const lead = type === 'editor' ? answer : read;
  const paragraphs = paragraphsOf(body);
  // Whoever has signed a letter stands below it already.
  const signatures = paragraphs.at(-1)?.trim() === sender ? [] : [sender];
  return {
    to: address,
    subject: title.replace(CONTROLS, ' '),
    text: [title, body, ...signatures, `${lead}\n${url}`, ...choices.map((settings) => `--\n${footer}\n${settings}`)]
      .join('\n\n')
      .concat('\n'),
    html: mailPage(
      language,
      [
        `<h1 dir="auto" style="font-size:20px;line-height:28px">${escapeHtml(title)}</h1>`,
        // A letter is in whatever language it was written in.
        ...paragraphs.map((text) => `<p dir="auto">${escapeHtml(text).replaceAll('\n', '<br>')}</p>`),
        // No colours: a letter that is read at night has others.
        ...signatures.map((name) => `<p dir="auto" style="opacity:.75">${escapeHtml(name)}</p>`),
        `<p>${lead}<br>${link(url)}</p>`,
        ...choices.map(
          (settings) => `<p style="opacity:.75;font-size:13px;line-height:20px">${footer}<br>${link(settings)}</p>`,
        ),
      ].join(''),
    ),
  };
}

function paragraphsOf(body: string): string[] {
  return body.split(/\n{2,}/).filter((text) => text.trim() !== '');
}

function link(url: string): string {
  return `<a href="${escapeHtml(url)}">${escapeHtml(url)}</a>`;
}
