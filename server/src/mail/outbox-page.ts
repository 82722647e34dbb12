import { escapeHtml } from '../platform/escape-html.ts';
import type { OutboxMail } from './read-outbox.ts';

const STYLE = `body{margin:0;background:#f6f4f1;color:#2b2725;font:15px/1.55 system-ui,sans-serif}
main{max-width:720px;margin:0 auto;padding:32px 16px}h1{font-size:22px;margin:0 0 4px}p.lead{margin:0 0 24px;color:#6b6460}
article{background:#fff;border:1px solid #e6e0da;border-radius:12px;padding:16px 20px;margin:0 0 16px}
h2{font-size:16px;margin:0 0 4px}dl{margin:0 0 12px;color:#6b6460;font-size:13px}dt,dd{display:inline;margin:0}dd::after{content:"";display:block}
.code{font:600 24px/1.2 ui-monospace,monospace;letter-spacing:.15em;color:#a5184f}pre{white-space:pre-wrap;font:inherit;margin:12px 0 0}`;

/** The development mailbox. Mails show as text: their HTML comes from the server but need not run to be read. */
export function outboxPage(mails: readonly OutboxMail[], nonce: string): string {
  const list = mails.length > 0 ? mails.map(mailArticle).join('\n') : '<p>No mail has been sent yet.</p>';
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Mailbox</title>
<meta name="viewport" content="width=device-width"><style nonce="${nonce}">${STYLE}</style></head>
<body><main><h1>Mailbox</h1><p class="lead">Mail of this development server, newest first. Reload for more.</p>
${list}
</main></body></html>
`;
}

function mailArticle({ to, subject, text, sent_at, code }: OutboxMail): string {
  return `<article><h2>${escapeHtml(subject)}</h2>
<dl><dt>To </dt><dd>${escapeHtml(to)}</dd><dt>Sent </dt><dd><time>${escapeHtml(sent_at)}</time></dd></dl>
${code ? `<div class="code">${escapeHtml(code)}</div>` : ''}<pre>${escapeHtml(text)}</pre></article>`;
}
