import type { ChapterDetail, ChapterText } from '@myfiction/shared/contract/calls/chapter.ts';
import { infoOf } from './chapter-info.ts';
import type { ChapterInfo, JournalContent } from './journal-records.ts';
import { isUnsaved } from './load-journal.ts';
import { type Replayed, replayJournal } from './replay.ts';
import { sameText, textOf } from './same-text.ts';

/** What the server said when the chapter was opened. */
export type ServerSide = { kind: 'found'; chapter: ChapterDetail } | { kind: 'missing' } | { kind: 'unreachable' };

/** With what the editor opens. */
export type Recovery =
  /** The server's text. */
  | { kind: 'server'; chapter: ChapterDetail }
  /** The device's text, which is newer; `created` is false for a chapter the server has never seen. */
  | {
      kind: 'device';
      text: ChapterText;
      info: ChapterInfo;
      revision: number;
      created: boolean;
      unsaved: boolean;
      complete: boolean;
    }
  /** Both have changed. */
  | { kind: 'conflict'; text: ChapterText; theirs: ChapterDetail; complete: boolean }
  /** The chapter was deleted; `text` is what only this device holds. */
  | { kind: 'gone'; text: ChapterText | null }
  | { kind: 'unreachable' };

/** Compares the device's journal with the server. Pure: opening the same twice gives the same. */
export function recoverChapter(journal: JournalContent | null, server: ServerSide): Recovery {
  if (!journal || !isUnsaved(journal)) return withoutChanges(journal, server);
  const replayed = replayJournal(journal);
  if (server.kind === 'found') return compare(journal, replayed, server.chapter);
  if (server.kind === 'missing' && journal.head.created) return { kind: 'gone', text: replayed.text };
  return { kind: 'device', ...deviceSide(journal, replayed), unsaved: true };
}

function withoutChanges(journal: JournalContent | null, server: ServerSide): Recovery {
  if (server.kind === 'found') return { kind: 'server', chapter: server.chapter };
  if (server.kind === 'missing') return { kind: 'gone', text: null };
  if (!journal) return { kind: 'unreachable' };
  return { kind: 'device', ...deviceSide(journal, replayJournal(journal)), unsaved: false };
}

function deviceSide(journal: JournalContent, { text, complete }: Replayed) {
  const { revision, created, info } = journal.head;
  return { text, revision, created, info, complete };
}

function compare(journal: JournalContent, { text, sentText, complete }: Replayed, theirs: ChapterDetail): Recovery {
  const theirText = textOf(theirs);
  if (sameText(text, theirText)) return { kind: 'server', chapter: theirs };
  const isOurBase = journal.head.created && journal.head.revision === theirs.revision;
  // The answer to our save was lost, not the save.
  const isOurSave = sentText !== null && sameText(sentText, theirText);
  if (isOurBase || isOurSave)
    return {
      kind: 'device',
      text,
      info: infoOf(theirs),
      revision: theirs.revision,
      created: true,
      unsaved: true,
      complete,
    };
  return { kind: 'conflict', text, theirs, complete };
}
