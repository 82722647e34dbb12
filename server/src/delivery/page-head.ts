import type { Registry, RemoteManifest } from '@myfiction/shared/contract/platform.ts';
import { escapeHtml } from '../platform/escape-html.ts';
import type { MatchedPage } from './match-page.ts';

/** What a deployment may change without a new build. */
export interface RuntimeConfig {
  /** Origin of the platform API; empty is the page's own. */
  apiBase: string;
  /** Ways to sign in: in the page itself, so that the sign-in page does not jump when an answer brings them. */
  loginProviders: readonly string[];
}

/** What the server writes into the head of a page: preloads, the registry and the runtime configuration. */
export function pageHead(
  registry: Registry,
  runtimeConfig: RuntimeConfig,
  matched: MatchedPage | undefined,
  nonce: string,
): string {
  return [
    ...(matched ? preloadLinks(matched) : []),
    jsonScript('registry', forBrowsers(registry), nonce),
    jsonScript('runtime-config', runtimeConfig, nonce),
  ].join('\n    ');
}

/** Without what only builds and this server read, which every page would carry. */
function forBrowsers({ remotes }: Registry): unknown {
  const entries = Object.entries(remotes).map(([name, { manifest, ...entry }]) => {
    const { budgets: _budgets, integrity: _integrity, campaigns: _campaigns, ...rest } = manifest;
    const pages = manifest.pages.map(
      ({ module: _module, preload: _preload, description: _description, ...page }) => page,
    );
    const labels = withoutDescriptions(manifest);
    const slots = manifest.slots?.map(({ slot }) => ({ slot }));
    return [name, { ...entry, manifest: { ...rest, pages, labels, ...(slots && { slots }) } }];
  });
  return { remotes: Object.fromEntries(entries) };
}

function withoutDescriptions({ labels, pages }: RemoteManifest): RemoteManifest['labels'] {
  const described = new Set(pages.map(({ description }) => description));
  const keep = (table: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(table).filter(([key]) => !described.has(key)));
  return { en: keep(labels.en), es: keep(labels.es) };
}

/** The files of the page that is asked for: without them the browser would learn of each from the one before. */
function preloadLinks({ entry, page }: MatchedPage): string[] {
  const { base, integrity } = entry;
  const { scripts, styles, fonts = [] } = page.preload;
  const entryIntegrity = integrity === '' ? '' : ` integrity="${escapeHtml(integrity)}"`;
  // The shell fetches another origin's entry with CORS; a preload without would be fetched twice.
  const cors = base.startsWith('http') ? ' crossorigin' : '';
  return [
    `<link rel="preload" as="script" href="${escapeHtml(`${base}remoteEntry.js`)}"${entryIntegrity}${cors}>`,
    ...scripts.map((file) => `<link rel="preload" as="script" href="${escapeHtml(base + file)}">`),
    ...styles.map((file) => `<link rel="preload" as="style" href="${escapeHtml(base + file)}">`),
    ...fonts.map(
      (file) => `<link rel="preload" as="font" type="font/woff2" href="${escapeHtml(base + file)}" crossorigin>`,
    ),
  ];
}

/** JSON in HTML: no `<` is left that could end the element or begin a comment. */
function jsonScript(id: string, value: unknown, nonce: string): string {
  const json = JSON.stringify(value).replace(/</g, '\\u003c');
  return `<script type="application/json" id="${id}" nonce="${nonce}">${json}</script>`;
}
