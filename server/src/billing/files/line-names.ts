import type { StatementLine } from '../statement-lines.ts';
import type { BillTexts } from './bill-texts.ts';

type Line = Pick<StatementLine, 'storyTitle' | 'chapterId' | 'chapterPosition' | 'chapterTitle'>;

/** The story of a line that has one. */
export function storyName(line: Line | undefined, texts: BillTexts): string {
  return line?.storyTitle || texts.gone;
}

/** The chapter of a line of a story, without its number; empty for one without a name. */
export function chapterName({ chapterId, chapterPosition, chapterTitle }: Line, texts: BillTexts): string {
  if (chapterId === null) return texts.whole;
  return chapterPosition === 0 ? texts.chapterGone : chapterTitle;
}

/** What a line is, as the page says it: what comes from an earlier month, or goes into the next one. */
export function kindName({ kind, amountMinor }: Pick<StatementLine, 'kind' | 'amountMinor'>, texts: BillTexts): string {
  if (kind !== 'carried-over') return texts.kinds[kind];
  return amountMinor < 0 ? texts.carriedIn : texts.carriedOut;
}
