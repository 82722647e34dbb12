import type { ChapterText } from '@myfiction/shared/contract/calls/chapter.ts';
import { callApi } from '@myfiction/shared/host.ts';
import type { EditorSession } from '../session/editor-session.ts';

/**
 * Makes two chapters of the open one and shows the first. Resolves to the new chapter's id, which is
 * `newId`, or null when the text could
 * not be brought to the server first.
 */
export async function splitChapter(
  session: EditorSession,
  [text, newText]: [ChapterText, ChapterText],
  newId: string,
): Promise<string | null> {
  if (!(await session.canTakeTheirText())) return null;
  const whole = { chapter_id: session.target.chapterId, base_revision: session.revision };
  const halves = { text, new_chapter_id: newId, new_text: newText };
  const { chapter, new_chapter } = await callApi('chapter/split', { ...whole, ...halves }, { inPlace: 'all' });
  await session.takeTheirText(chapter);
  return new_chapter.chapter_id;
}
