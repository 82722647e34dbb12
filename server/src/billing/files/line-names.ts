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
