import type { ChapterDetail, ChapterText } from '@myfiction/shared/contract/calls/chapter.ts';
import { infoOf } from './chapter-info.ts';
import { type ChapterInfo, type JournalContent, type JournalPlace, OPENED_SEQ } from './journal-records.ts';
import { isUnsaved, type LoadedJournal, lastSeq } from './load-journal.ts';
import { replayJournal } from './replay.ts';
import { sameText, textOf } from './same-text.ts';

/** What the server said when the chapter was opened. */
export type ServerSide =
  | { kind: 'found'; chapter: ChapterDetail }
  /** Its text holds something that this version of the editor does not know. */
  | { kind: 'unreadable'; chapter: ChapterDetail }
  | { kind: 'missing' }
  | { kind: 'trashed' }
  | { kind: 'unreachable' };

/** The device's text, which is newer; `created` is false for a chapter the server has never seen. */
export interface DeviceText {
  kind: 'device';
  text: ChapterText;
  /** What both sides had last in common, for a merge. */
  base: ChapterText | null;
  /** Texts of saves whose answers are lost: the server may hold one of them. */
  unanswered: readonly ChapterText[];
  info: ChapterInfo;
  revision: number;
  created: boolean;
  unsaved: boolean;
  complete: boolean;
  /** The server has it in the trash; an unsaved text finds that out when it is sent. */
  trashed?: boolean;
}

/** With what the editor opens. */
export type Recovery =
  /** The server's text. */
  | { kind: 'server'; chapter: ChapterDetail }
  | DeviceText
  /** The chapter was deleted; `text` is what only this device holds. */
  | { kind: 'gone'; text: ChapterText | null; info: ChapterInfo | null }
  /** Can be read and taken away, not written in: an old editor would throw out what it does not know. */
  | { kind: 'unreadable'; chapter: ChapterDetail | null; raw: unknown }
  | { kind: 'unreachable' };

const NO_JOURNAL: LoadedJournal = { kind: 'none' };

/** What a writing tab tells the others. */
export interface FollowedChapter
  extends JournalPlace,
    Pick<DeviceText, 'text' | 'base' | 'unanswered' | 'info' | 'revision' | 'created'> {}

/** A text of this device, before the server is asked. */
type DeviceSide = Omit<DeviceText, 'kind'>;

/** Compares what this device has with the server. Pure: opening the same twice gives the same. */
export function recoverChapter(
  loaded: LoadedJournal,
  server: ServerSide,
  followed: FollowedChapter | null = null,
): Recovery {
  // What the server has acknowledged is there, whatever this device's copy of it looks like.
  const journal = loaded.kind === 'unreadable' && !isUnsaved(loaded.raw) ? NO_JOURNAL : loaded;
  if (journal.kind === 'unreadable') {
    const chapter = server.kind === 'found' || server.kind === 'unreadable' ? server.chapter : null;
    return { kind: 'unreadable', chapter, raw: journal.raw };
  }
  if (server.kind === 'unreadable') return { kind: 'unreadable', chapter: server.chapter, raw: server.chapter };
  const content = journal.kind === 'readable' ? journal.content : null;
  const device = newestSide(content, followed);
  if (!device) return withoutChanges(content, server);
  if (server.kind === 'found') return compare(device, server.chapter);
  if (server.kind === 'missing' && device.created) return { kind: 'gone', text: device.text, info: device.info };
  return { kind: 'device', ...device };
}

function withoutChanges(content: JournalContent | null, server: Exclude<ServerSide, { kind: 'unreadable' }>): Recovery {
  if (server.kind === 'found') return { kind: 'server', chapter: server.chapter };
  if (server.kind === 'missing') return { kind: 'gone', text: null, info: null };
  const trashed = server.kind === 'trashed';
  if (content) return { kind: 'device', ...sideOfJournal(content), ...(trashed && { trashed }) };
  return trashed ? { kind: 'gone', text: null, info: null } : { kind: 'unreachable' };
}

/** What this device has and the server has not acknowledged; null for nothing. */
function newestSide(content: JournalContent | null, followed: FollowedChapter | null): DeviceSide | null {
  if (followed && isAhead(followed, content)) return sideOfFollowed(followed, content);
  return content && isUnsaved(content) ? sideOfJournal(content) : null;
}

function sideOfJournal(content: JournalContent): DeviceSide {
  const { revision, created, info } = content.head;
  const { baseText: base, ...replayed } = replayJournal(content);
  return { ...replayed, base, revision, created, info, unsaved: isUnsaved(content) };
}

/** The journal of the tab that is followed, when it is the one that was found. */
function itsJournal({ journalId }: FollowedChapter, content: JournalContent | null): JournalContent | null {
  return content !== null && content.head.journalId === journalId ? content : null;
}

/** Whether a tab has told more than it wrote down, as one that is gone before its first write is done. */
function isAhead(followed: FollowedChapter, content: JournalContent | null): boolean {
  const own = itsJournal(followed, content);
  return followed.seq > (own ? lastSeq(own) : OPENED_SEQ);
}

/** Its journal knows best what of it the server has. */
function sideOfFollowed(followed: FollowedChapter, content: JournalContent | null): DeviceSide {
  const { text, base, unanswered, info, revision, created } = followed;
  const own = itsJournal(followed, content);
  const known = own ? sideOfJournal(own) : { base, unanswered, info, revision, created };
  return { ...known, text, complete: true, unsaved: true };
}

function compare(mine: DeviceSide, theirs: ChapterDetail): Recovery {
  const theirText = textOf(theirs);
  if (sameText(mine.text, theirText)) return { kind: 'server', chapter: theirs };
  const device: DeviceText = { kind: 'device', ...mine, info: infoOf(theirs), created: true };
  const isOurBase = mine.created && mine.revision === theirs.revision;
  // The answer to our save was lost, not the save.
  const isOurSave = mine.unanswered.some((text) => sameText(text, theirText));
  if (isOurBase || isOurSave) return { ...device, base: theirText, revision: theirs.revision };
  // Both have changed: the first save names the older revision, and its conflict is merged like any other.
  return device;
}
