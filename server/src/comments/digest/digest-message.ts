import { COMMENT_COUNT_MAX } from '@myfiction/shared/contract/comment-options.ts';
import type { LabelLanguage } from '@myfiction/shared/contract/platform.ts';
import type { Translated } from '../../identity/author-language.ts';
import { cutText } from '../../platform/cut-text.ts';

/** A comment that the author has not seen. */
export interface NewComment {
  /** Title. */
  story: string;
  /** Name. */
  reader: string;
  text: string;
  /** Readers see it: what is held back from them is counted, not quoted. */
  isVisible: boolean;
}

interface Texts {
  title: (count: string, one: boolean) => string;
  newest: string;
  /** In the language's own quotation marks. */
  quote: (words: string) => string;
  label: string;
}

const TEXTS: Translated<Texts> = {
  en: {
    title: (count, one) => (one ? 'A new comment' : `${count} new comments`),
    newest: 'The newest:',
    quote: (words) => `“${words}”`,
    label: 'Read your comments',
  },
  es: {
    title: (count, one) => (one ? 'Un comentario nuevo' : `${count} comentarios nuevos`),
    newest: 'Lo más reciente:',
    quote: (words) => `«${words}»`,
    label: 'Leer tus comentarios',
  },
};
const SHOWN = 3;
const TEXT_MAX = 200;

/**
 * One message about all of them: how many each story has, and the newest that readers see in their own words.
 *
 * @param found newest first, at least one
 */
export function digestMessage(
  found: readonly NewComment[],
  language: LabelLanguage,
): { title: string; body: string; label: string } {
  const { title, newest, quote, label } = TEXTS[language];
  const byStory = new Map<string, number>();
  for (const { story } of found) byStory.set(story, (byStory.get(story) ?? 0) + 1);
  const counts = [...byStory].map(([story, count]) => `${story}: ${countText(count)}`).join('\n');
  const seen = found.filter(({ isVisible }) => isVisible);
  const words = seen.slice(0, SHOWN).map(({ reader, text }) => `${reader}: ${quote(shorten(text))}`);
  return {
    title: title(countText(found.length), found.length === 1),
    body: [counts, ...(words.length > 0 ? [newest, ...words] : [])].join('\n\n'),
    label,
  };
}

function countText(count: number): string {
  return count >= COMMENT_COUNT_MAX ? `${COMMENT_COUNT_MAX}+` : String(count);
}

function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > TEXT_MAX ? `${cutText(line, TEXT_MAX).trimEnd()}…` : line;
}
