import type { ChapterText } from '@myfiction/shared/contract/calls/chapter.ts';
import { ApiError, callApi } from '@myfiction/shared/host.ts';
import type { EditorSession } from '../session/editor-session.ts';

/** Keeps the text from before many places changed at once as a named version. Undo is there all the same: nothing waits. */
export async function keepTextBefore(
  { store: { view } }: EditorSession,
  text: ChapterText,
  name: string,
): Promise<void> {
  if (!view.isCreated) return;
  try {
    await callApi('chapter/keepVersion', { chapter_id: view.chapterId, kind: 'named', name, text }, { silent: true });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  }
}
