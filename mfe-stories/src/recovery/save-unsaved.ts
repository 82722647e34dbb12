import type { EditorSession } from '../editor/session/editor-session.ts';
import { closeSession, openSession } from '../editor/session/open-session.ts';

export type SaveResult = 'saved' | 'saved-without-title' | 'needs-author' | 'not-saved';

/** A page that has just been left lets go of its chapter within this. */
const LOCK_WITHIN_MS = 3_000;

/** Brings a chapter of this device to the server as the editor does, merging what another device wrote meanwhile. */
export async function saveUnsaved(uid: number, chapterId: string): Promise<SaveResult> {
  const opened = await openSession({ uid, chapterId });
  if (opened.kind !== 'open') return opened.kind === 'unreachable' ? 'not-saved' : 'needs-author';
  const { session } = opened;
  // Who only follows another tab has nothing to save, and must not say that it was saved.
  const isSaved = (await isWriting(session)) && (await session.flush());
  const { save, titleProblem, isWriter } = session.store.view;
  // The server had all of it, so that no save has noted that here.
  if (isSaved && !opened.recovered) await session.restartJournal();
  await closeSession(opened);
  if (isSaved) return titleProblem ? 'saved-without-title' : 'saved';
  return !isWriter || save.kind === 'offline' || save.kind === 'failed' ? 'not-saved' : 'needs-author';
}

/** Whether this page comes to write the chapter in time. */
function isWriting({ store }: EditorSession): Promise<boolean> {
  if (store.view.isWriter) return Promise.resolve(true);
  return new Promise((resolve) => {
    const settle = (isWriter: boolean) => {
      clearTimeout(timer);
      unsubscribe();
      resolve(isWriter);
    };
    const timer = setTimeout(() => settle(false), LOCK_WITHIN_MS);
    const unsubscribe = store.subscribe(() => store.view.isWriter && settle(true));
  });
}
