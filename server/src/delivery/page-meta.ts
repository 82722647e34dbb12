import { escapeHtml } from '../platform/escape-html.ts';
import type { MatchedPage } from './match-page.ts';

const PRODUCT = 'MyFiction Studio';

/** What search engines and link previews read of a public page, before any script has run. */
export interface PageMeta {
  title: string;
  description: string;
  /** The canonical link and Open Graph, as HTML. */
  tags: string;
}

/**
 * Of a page that declares a description; undefined for any other. In English, as long as the address does not say which
 * language is meant.
 *
 * @param publicUrl address of the studio, without a slash at the end
 */
export function pageMeta(matched: MatchedPage | undefined, publicUrl: string): PageMeta | undefined {
  if (!matched) return undefined;
  const { page, entry } = matched;
  const { en } = entry.manifest.labels;
  const description = page.description && en[page.description];
  const [path] = page.paths;
  if (!description || path === undefined) return undefined;
  const title = `${en[page.title] ?? ''} · ${PRODUCT}`;
  const url = escapeHtml(publicUrl + path);
  const property = (name: string, content: string) => `<meta property="og:${name}" content="${escapeHtml(content)}">`;
  const tags = [
    `<link rel="canonical" href="${url}">`,
    property('type', 'website'),
    property('site_name', PRODUCT),
    property('title', title),
    property('description', description),
    property('url', publicUrl + path),
  ];
  return { title, description, tags: tags.join('\n    ') };
}
