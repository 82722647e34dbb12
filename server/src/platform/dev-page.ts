import { randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { escapeHtml } from './escape-html.ts';

const STYLE = `body{margin:0;background:#f6f4f1;color:#2b2725;font:15px/1.55 system-ui,sans-serif}
main{max-width:720px;margin:0 auto;padding:32px 16px}h1{font-size:22px;margin:0 0 4px}p.lead{margin:0 0 24px;color:#6b6460}
article{background:#fff;border:1px solid #e6e0da;border-radius:12px;padding:16px 20px;margin:0 0 16px}
h2{font-size:16px;margin:0 0 4px}dl{margin:0 0 12px;color:#6b6460;font-size:13px;overflow-wrap:anywhere}
dt,dd{display:inline;margin:0}dd::after{content:"";display:block}
.code{font:600 24px/1.2 ui-monospace,monospace;letter-spacing:.15em;color:#a5184f}pre{white-space:pre-wrap;font:inherit;margin:12px 0 0}`;

export interface DevPage {
  title: string;
  lead: string;
  /** Escaped where it came from outside. */
  bodyHtml: string;
}

/** Answers with a page of the development server; nothing on it can run or load anything. */
export function sendDevPage(reply: FastifyReply, { title, lead, bodyHtml }: DevPage): FastifyReply {
  const nonce = randomBytes(16).toString('base64url');
  return reply
    .header('content-security-policy', `default-src 'none'; style-src 'nonce-${nonce}'; frame-ancestors 'none'`)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title>
<meta name="viewport" content="width=device-width"><style nonce="${nonce}">${STYLE}</style></head>
<body><main><h1>${escapeHtml(title)}</h1><p class="lead">${escapeHtml(lead)}</p>
${bodyHtml}
</main></body></html>
`);
}
