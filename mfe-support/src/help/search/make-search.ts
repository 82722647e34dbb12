import type { HelpSlug } from '@myfiction/shared/contract/help-topics.ts';
import MiniSearch from 'minisearch';
import { linesOf } from '../../content/blocks.ts';
import { plainText } from '../../content/parse-inline.ts';
import type { Article } from '../article.ts';
import { searchTerm } from './search-terms.ts';

export interface SearchHit {
  article: Article;
  /** Words of the article that the question has found, as the index keeps them. */
  terms: readonly string[];
}

export type Search = (question: string) => readonly SearchHit[];

const MOST_HITS = 8;

/** An index over all articles, in the page: it answers without a connection. */
export function makeSearch(articles: readonly Article[]): Search {
  const bySlug = new Map<unknown, Article>(articles.map((article) => [article.slug, article]));
  const index = new MiniSearch<{ id: HelpSlug; title: string; words: string; summary: string; body: string }>({
    fields: ['title', 'words', 'summary', 'body'],
    processTerm: searchTerm,
    searchOptions: {
      boost: { title: 4, words: 3, summary: 2 },
      prefix: (term) => term.length > 2,
      // Two slips in a long word, one in a short one; none where a letter makes another word.
      fuzzy: (term) => (term.length > 6 ? 2 : term.length > 3 ? 1 : false),
      weights: { fuzzy: 0.6, prefix: 0.5 },
    },
  });
  index.addAll(
    articles.map(({ slug, title, words, summary, body }) => {
      return { id: slug, title, words, summary, body: body.flatMap(linesOf).map(plainText).join(' ') };
    }),
  );
  return (question) =>
    index
      .search(question)
      .slice(0, MOST_HITS)
      .flatMap(({ id, terms }) => {
        const article = bySlug.get(id);
        return article ? [{ article, terms }] : [];
      });
}
