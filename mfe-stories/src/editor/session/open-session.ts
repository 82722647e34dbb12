import type { ChapterText } from '@myfiction/shared/contract/calls/chapter.ts';
import type { StoryDetail } from '@myfiction/shared/contract/calls/story.ts';
import { ApiError, callApi, queryClient, randomId } from '@myfiction/shared/host.ts';
import { whenIdle } from '@myfiction/shared/screen/when-idle.ts';
import { storyKeys } from '../../api/story-keys.ts';
import { lockOf, type StoryLock } from '../../common/is-locked.ts';
import { newChapterInfo } from '../journal/chapter-info.ts';
import { isMac } from '../prose/is-mac.ts';
import { sendSave } from '../saving/chapter-server.ts';
import { TabRole } from '../tabs/tab-role.ts';
import { EditorSession } from './editor-session.ts';
import { findUnfinished } from './find-unfinished.ts';
import { loadChapter } from './load-chapter.ts';
import { newChapter, openedFrom } from './opened-chapter.ts';
import type { SessionTarget } from './session-ports.ts';
import type { OpenedChapter } from './session-view.ts';

export type OpenRequest = { uid: number; storyId: string } | { uid: number; chapterId: string };

export interface OpenSession {
  session: EditorSession;
  role: TabRole;
  /** The text came from this device: it is newer than the server's. `whole` is false when its end could not be read. */
  recovered: { whole: boolean } | null;
}

export type OpenResult =
  | ({ kind: 'open' } & OpenSession)
  /** Deleted; `text` is what only this device holds, of the story that is named. */
  | { kind: 'gone'; target: SessionTarget | null; storyId: string | null; text: ChapterText | null }
  /** A newer editor wrote it. */
  | { kind: 'unreadable'; title: string; raw: unknown }
  /** The story takes no new chapters. */
  | { kind: 'locked'; storyId: string; lock: StoryLock }
  | { kind: 'unreachable' };

/** Of chapters and stories alike; another address is not whole. */
const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const NOTHING_HERE: OpenResult = { kind: 'gone', target: null, storyId: null, text: null };

// A page that is left still saves: who opens the same chapter again waits for that.
const closing = new Map<string, { open: OpenSession; done: Promise<void> }>();
/** A save that hangs is not waited for: the device has its text, and knows that the server may have it. */
const LAST_SAVE_MS = 3_000;

/** Opens the chapter of an address. Never rejects for what a server or a device may say. */
export async function openSession(request: OpenRequest): Promise<OpenResult> {
  if (!ID.test('chapterId' in request ? request.chapterId : request.storyId)) return NOTHING_HERE;
  const result = 'chapterId' in request ? await openChapter(request.uid, request.chapterId) : await openNew(request);
  // A chunk of its own; where it does not arrive, the next visit does it.
  whenIdle(() => void import('../journal/tend-journal.ts').then(({ tendJournal }) => tendJournal(Date.now()), ignore));
  return result;
}

/** Leaves a chapter: what is unsaved is sent, the device keeps it in any case. */
export function closeSession(open: OpenSession): Promise<void> {
  const { chapterId } = open.session.target;
  const saved = saveAndLetGo(open);
  // A fault of ours is for whoever closes; who opens only waits.
  const left = { open, done: saved.catch(ignore) };
  closing.set(chapterId, left);
  void left.done.then(() => closing.get(chapterId) === left && closing.delete(chapterId));
  return saved;
}

async function saveAndLetGo(open: OpenSession): Promise<void> {
  try {
    await open.session.flush();
  } finally {
    await letGo(open);
  }
}

/** May be done twice. */
function letGo({ session, role }: OpenSession): Promise<void> {
  role.close();
  return session.read();
}

async function whenLeft(chapterId: string): Promise<void> {
  const left = closing.get(chapterId);
  if (!left) return;
  await Promise.race([left.done, new Promise((resolve) => setTimeout(resolve, LAST_SAVE_MS))]);
  await (left.open.session.isAtRisk ? left.done : letGo(left.open));
}

async function openNew({ uid, storyId }: { uid: number; storyId: string }): Promise<OpenResult> {
  const unfinished = await findUnfinished(uid, storyId);
  if (unfinished) return openChapter(uid, unfinished);
  const story = await findStory(storyId);
  if ('kind' in story) return story;
  const lock = lockOf(story);
  if (lock) return { kind: 'locked', storyId, lock };
  return start(uid, randomId(), newChapter(newChapterInfo(story), story.note_defaults), null);
}

/**
 * The story as the server has it, or, without a connection, as another page has shown it: the chapter is made on the
 * server with its first save, which may wait for as long as it must.
 */
async function findStory(storyId: string): Promise<StoryDetail | OpenResult> {
  try {
    return await callApi('story/get', { story_id: storyId }, { silent: true });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.errorName === 'notFound') return NOTHING_HERE;
    const shown = error.kind === 'answer' ? undefined : queryClient.getQueryData<StoryDetail>(storyKeys.story(storyId));
    return shown ?? { kind: 'unreachable' };
  }
}

async function openChapter(uid: number, chapterId: string): Promise<OpenResult> {
  await whenLeft(chapterId);
  const recovery = await loadChapter({ uid, chapterId });
  if (recovery.kind === 'unreachable') return recovery;
  if (recovery.kind === 'gone')
    return { kind: 'gone', target: { uid, chapterId }, storyId: recovery.info?.story_id ?? null, text: recovery.text };
  if (recovery.kind === 'unreadable')
    return { kind: 'unreadable', title: recovery.chapter?.title ?? '', raw: recovery.raw };
  const isRecovered = recovery.kind === 'device' && recovery.unsaved;
  return start(uid, chapterId, openedFrom(recovery), isRecovered ? { whole: recovery.complete } : null);
}

async function start(
  uid: number,
  chapterId: string,
  opened: OpenedChapter,
  recovered: OpenSession['recovered'],
): Promise<OpenResult> {
  const target = { uid, chapterId };
  const session: EditorSession = new EditorSession(target, opened, {
    send: (storyId, attempt) => sendSave({ uid, chapterId, storyId }, attempt),
    // The merge is a chunk of its own, fetched while the author reads; without it the save is tried again later.
    settleConflict: async (base, theirs) => {
      const settling = await import('./settle-conflict.ts').catch(() => null);
      return settling?.settleConflict(session, base, theirs) ?? { kind: 'unreachable' };
    },
    newKey: randomId,
    isMac: isMac(),
  });
  const role = new TabRole(session, { locks: navigator.locks, reload: (followed) => reload(target, followed) });
  await role.begin(opened);
  return { kind: 'open', session, role, recovered };
}

async function reload(
  ...[target, followed]: Parameters<typeof loadChapter>
): Promise<OpenedChapter | 'unreachable' | null> {
  const recovery = await loadChapter(target, followed);
  if (recovery.kind === 'unreachable') return recovery.kind;
  return recovery.kind === 'server' || recovery.kind === 'device' ? openedFrom(recovery) : null;
}

function ignore(): void {}
