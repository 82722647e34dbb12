import type { ChapterText } from '@myfiction/shared/contract/calls/chapter.ts';
import { callApi } from '@myfiction/shared/host.ts';
import type { EditorSession } from '../session/editor-session.ts';
import { takeTheirText } from '../session/their-text.ts';

/**
 * Makes two chapters of the open one and shows the first. Resolves to the new chapter's id, which is `newId`, or null
 * when the text could not be brought to the server first.
 *
 * @param cut makes the two texts; asked once the server has everything, which may bring another device's words
 */
export async function splitChapter(
  session: EditorSession,
  cut: () => [ChapterText, ChapterText] | null,
  newId: string,
): Promise<string | null> {
  if (!(await session.flush())) return null;
  const halves = cut();
  if (!halves) return null;
  const [text, new_text] = halves;
  const whole = { chapter_id: session.target.chapterId, base_revision: session.revision };
  const payload = { ...whole, text, new_chapter_id: newId, new_text };
  const { chapter, new_chapter } = await callApi('chapter/split', payload, { inPlace: 'all' });
  takeTheirText(session, chapter);
  return new_chapter.chapter_id;
}
