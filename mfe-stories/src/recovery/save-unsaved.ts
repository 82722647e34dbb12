import { closeSession, openSession } from '../editor/session/open-session.ts';

export type SaveResult = 'saved' | 'saved-without-title' | 'needs-author' | 'not-saved';

/** Brings a chapter of this device to the server as the editor does, merging what another device wrote meanwhile. */
export async function saveUnsaved(uid: number, chapterId: string): Promise<SaveResult> {
  const opened = await openSession({ uid, chapterId });
  if (opened.kind !== 'open') return opened.kind === 'unreachable' ? 'not-saved' : 'needs-author';
  const { session } = opened;
  const isSaved = await session.flush();
  const { save, titleProblem } = session.store.view;
  await closeSession(opened);
  if (isSaved) return titleProblem ? 'saved-without-title' : 'saved';
  return save.kind === 'offline' || save.kind === 'failed' ? 'not-saved' : 'needs-author';
}
