import 'fake-indexeddb/auto';
import type { ChapterDetail } from '@myfiction/shared/contract/calls/chapter.ts';
import { IDBFactory } from 'fake-indexeddb';
import type { EditorTools } from '../components/editor-context.ts';
import { closeJournalDatabase } from '../journal/journal-database.ts';
import { EditorSession } from '../session/editor-session.ts';
import { openedFrom } from '../session/opened-chapter.ts';
import { settleConflict } from '../session/settle-conflict.ts';
import { TabRole } from '../tabs/tab-role.ts';

const open: EditorSession[] = [];

beforeEach(() => {
  closeJournalDatabase();
  Object.assign(globalThis, { indexedDB: new IDBFactory() });
});
afterEach(async () => {
  for (const session of open.splice(0)) {
    session.stop();
    await session.flushJournal();
  }
});

/** A chapter that is open and written in, with a server that takes every save; it ends with its test. */
export function openEditor(chapter: ChapterDetail): EditorTools {
  const opened = openedFrom({ kind: 'server', chapter });
  const session: EditorSession = new EditorSession({ uid: 7, chapterId: chapter.chapter_id }, opened, {
    send: async (_story, attempt) => ({ kind: 'saved', revision: attempt.baseRevision + 1, savedAt: 1_000 }),
    settleConflict: (base, theirs) => settleConflict(session, base, theirs, async () => null),
    newKey: () => 'key',
    isMac: false,
  });
  session.write(opened);
  open.push(session);
  const role = new TabRole(session, { locks: undefined, reload: async () => null });
  return { session, role, recovered: null, view: { current: null } };
}
