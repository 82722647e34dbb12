import type { HelpSlug } from '@myfiction/shared/contract/help-topics.ts';
import { linesOf } from '../content/blocks.ts';
import { parseInline } from '../content/parse-inline.ts';
import type { Article } from './article.ts';
import { slugsOf } from './shelf-of.ts';

const MOST = 3;

/** What to read next: first what the article names itself, then what stands beside it on the shelf. */
export function relatedTo(article: Article, articles: readonly Article[]): readonly Article[] {
  const shelf = slugsOf(article.shelf);
  const at = shelf.indexOf(article.slug);
  const neighbours = [...shelf.slice(at + 1), ...shelf.slice(0, at)];
  const slugs = new Set<string>([...named(article), ...neighbours]);
  slugs.delete(article.slug);
  return [...slugs].slice(0, MOST).flatMap((slug) => articles.filter((each) => each.slug === slug));
}

function named(article: Article): string[] {
  return article.body
    .flatMap(linesOf)
    .flatMap(parseInline)
    .flatMap((part) => (part.kind === 'link' && part.target.startsWith('see:') ? [part.target.slice(4)] : []));
}

/** In which order the articles stand before any count of reads has come. */
export const EDITORS_CHOICE: readonly HelpSlug[] = [
  'when-paid',
  'contract-statuses',
  'schedule-chapter',
  'payment-failed',
  'completion-bonus',
];
