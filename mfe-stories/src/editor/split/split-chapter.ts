import type { ChapterText } from '@myfiction/shared/contract/calls/chapter.ts';
import { callApi, randomId } from '@myfiction/shared/host.ts';
import type { EditorSession } from '../session/editor-session.ts';

/**
 * Makes two chapters of the open one and shows the first. Resolves to the new chapter's id, or null when the text could
 * not be brought to the server first.
 */
export async function splitChapter(
  session: EditorSession,
  [text, newText]: [ChapterText, ChapterText],
): Promise<string | null> {
  if (!(await session.canTakeTheirText())) return null;
  const { chapter, new_chapter } = await callApi('chapter/split', {
    chapter_id: session.target.chapterId,
    base_revision: session.revision,
    text,
    new_chapter_id: randomId(),
    new_text: newText,
  });
  await session.takeTheirText(chapter);
  return new_chapter.chapter_id;
}
