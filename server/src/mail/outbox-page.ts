import type { DevPage } from '../platform/dev-page.ts';
import { escapeHtml } from '../platform/escape-html.ts';
import type { OutboxMail } from './read-outbox.ts';

/** The development mailbox. Mails show as text: their HTML comes from the server but need not run to be read. */
export function outboxPage(mails: readonly OutboxMail[]): DevPage {
  return {
    title: 'Mailbox',
    lead: 'Mail of this development server, newest first. Reload for more.',
    bodyHtml: mails.length > 0 ? mails.map(mailArticle).join('\n') : '<p>No mail has been sent yet.</p>',
  };
}

function mailArticle({ to, subject, text, sent_at, code }: OutboxMail): string {
  return `<article><h2>${escapeHtml(subject)}</h2>
<dl><dt>To </dt><dd>${escapeHtml(to)}</dd><dt>Sent </dt><dd><time>${escapeHtml(sent_at)}</time></dd></dl>
${code ? `<div class="code">${escapeHtml(code)}</div>` : ''}<pre>${escapeHtml(text)}</pre></article>`;
}
