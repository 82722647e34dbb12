import { ApiError, callApi } from '@myfiction/shared/host.ts';
import type { EditorSession } from '../session/editor-session.ts';

/** Keeps the text as a named version before many places change at once. Undo is there all the same, so nothing waits. */
export async function keepBeforeReplacing(session: EditorSession, name: string): Promise<void> {
  if (!session.store.view.isCreated) return;
  const { text, view } = session.store;
  try {
    await callApi('chapter/keepVersion', { chapter_id: view.chapterId, kind: 'named', name, text }, { silent: true });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  }
}
