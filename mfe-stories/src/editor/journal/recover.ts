import type { ChapterDetail, ChapterText } from '@myfiction/shared/contract/calls/chapter.ts';
import { infoOf } from './chapter-info.ts';
import type { ChapterInfo, JournalContent } from './journal-records.ts';
import { isUnsaved, type LoadedJournal } from './load-journal.ts';
import { type Replayed, replayJournal } from './replay.ts';
import { sameText, textOf } from './same-text.ts';

/** What the server said when the chapter was opened. */
export type ServerSide =
  | { kind: 'found'; chapter: ChapterDetail }
  /** Its text holds something that this version of the editor does not know. */
  | { kind: 'unreadable'; chapter: ChapterDetail }
  | { kind: 'missing' }
  | { kind: 'unreachable' };

/** The device's text, which is newer; `created` is false for a chapter the server has never seen. */
export interface DeviceText {
  kind: 'device';
  text: ChapterText;
  /** What both sides had last in common, for a merge. */
  base: ChapterText | null;
  info: ChapterInfo;
  revision: number;
  created: boolean;
  unsaved: boolean;
  complete: boolean;
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

/** Compares the device's journal with the server. Pure: opening the same twice gives the same. */
export function recoverChapter(loaded: LoadedJournal, server: ServerSide): Recovery {
  // What the server has acknowledged is there, whatever this device's copy of it looks like.
  const journal = loaded.kind === 'unreadable' && !isUnsaved(loaded.raw) ? NO_JOURNAL : loaded;
  if (journal.kind === 'unreadable') {
    const chapter = server.kind === 'found' || server.kind === 'unreadable' ? server.chapter : null;
    return { kind: 'unreadable', chapter, raw: journal.raw };
  }
  if (server.kind === 'unreadable') return { kind: 'unreadable', chapter: server.chapter, raw: server.chapter };
  if (journal.kind === 'none' || !isUnsaved(journal.content)) return withoutChanges(journal, server);
  const { content } = journal;
  const replayed = replayJournal(content);
  if (server.kind === 'found') return compare(content, replayed, server.chapter);
  if (server.kind === 'missing' && content.head.created)
    return { kind: 'gone', text: replayed.text, info: content.head.info };
  return { ...deviceSide(content, replayed), unsaved: true };
}

function withoutChanges(
  journal: Exclude<LoadedJournal, { kind: 'unreadable' }>,
  server: Exclude<ServerSide, { kind: 'unreadable' }>,
): Recovery {
  if (server.kind === 'found') return { kind: 'server', chapter: server.chapter };
  if (server.kind === 'missing') return { kind: 'gone', text: null, info: null };
  if (journal.kind === 'none') return { kind: 'unreachable' };
  return { ...deviceSide(journal.content, replayJournal(journal.content)), unsaved: false };
}

function deviceSide(journal: JournalContent, { text, baseText, complete }: Replayed): Omit<DeviceText, 'unsaved'> {
  const { revision, created, info } = journal.head;
  return { kind: 'device', text, base: baseText, revision, created, info, complete };
}

function compare(journal: JournalContent, replayed: Replayed, theirs: ChapterDetail): Recovery {
  const { text, sentText } = replayed;
  const theirText = textOf(theirs);
  if (sameText(text, theirText)) return { kind: 'server', chapter: theirs };
  const device = { ...deviceSide(journal, replayed), info: infoOf(theirs), created: true, unsaved: true };
  const isOurBase = journal.head.created && journal.head.revision === theirs.revision;
  // The answer to our save was lost, not the save.
  const isOurSave = sentText !== null && sameText(sentText, theirText);
  if (isOurBase || isOurSave) return { ...device, base: theirText, revision: theirs.revision };
  // Both have changed: the first save names the older revision, and its conflict is merged like any other.
  return device;
}
