import type { FastifyInstance } from 'fastify';
import { sendDevPage } from '../platform/dev-page.ts';
import { escapeHtml } from '../platform/escape-html.ts';
import { OUTWARD_LINKS, standInPath } from '../platform/settings/groups/links.ts';

type Query = Readonly<Record<string, string | string[]>>;

/**
 * Pages that stand for places outside the studio on a development server: which setting names the real address, and what
 * the studio tells it. Never register them in production.
 */
export function registerElsewhere(app: FastifyInstance): void {
  for (const [link, { name, text }] of Object.entries(OUTWARD_LINKS)) {
    app.get<{ Querystring: Query }>(standInPath(link), async ({ query }, reply) =>
      sendDevPage(reply, {
        title: 'Outside the studio',
        lead: `${name} is not set: ${text}. This page stands for it.`,
        bodyHtml: toldArticle(query),
      }),
    );
  }
}

function toldArticle(query: Query): string {
  const rows = Object.entries(query).map(
    ([name, value]) => `<dt>${escapeHtml(name)} </dt><dd>${escapeHtml(String(value))}</dd>`,
  );
  return rows.length === 0 ? '' : `<article><h2>What the studio tells it</h2><dl>${rows.join('')}</dl></article>`;
}
