import type { ChapterText } from '@myfiction/shared/contract/calls/chapter.ts';
import { blockTexts } from '@myfiction/shared/contract/chapter-text.ts';
import { SCENE_BREAK_TEXT } from '../prose/scene-break-text.ts';

/** A chapter as plain text: title, notes and paragraphs with empty lines between. */
export function plainCopy({ title, content, note_before, note_after, warning }: ChapterText): string {
  const paragraphs = content.content.flatMap((block) =>
    block.type === 'scene_break' ? [SCENE_BREAK_TEXT] : blockTexts({ type: 'doc', content: [block] }),
  );
  return [title, warning, note_before, ...paragraphs, note_after].filter((part) => part.trim() !== '').join('\n\n');
}
