import type { HELP_SHELVES, HelpShelf, HelpSlug } from '@myfiction/shared/contract/help-topics.ts';
import type { Block } from '../content/blocks.ts';

/** What the lists and the search show of an article, in one language. */
export interface ArticleHead {
  title: string;
  /** The answer in a sentence, without marks. */
  summary: string;
  /** Other words that an author would search with. */
  words: string;
}

export interface ArticleText extends ArticleHead {
  body: readonly Block[];
}

export type ShelfTexts<S extends HelpShelf> = Readonly<Record<(typeof HELP_SHELVES)[S][number], ArticleText>>;
export type HelpTexts = Readonly<Record<HelpSlug, ArticleText>>;

export interface Article extends ArticleText {
  slug: HelpSlug;
  shelf: HelpShelf;
}
