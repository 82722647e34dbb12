import type { ChapterDetail } from '@myfiction/shared/contract/calls/chapter.ts';
import { infoOf } from '../journal/chapter-info.ts';
import type { ChapterInfo } from '../journal/journal-records.ts';
import type { Recovery } from '../journal/recover.ts';
import { textOf } from '../journal/same-text.ts';
import type { OpenedChapter } from './session-view.ts';

/** What the editor opens with, or why it cannot. */
export function openedFrom(recovery: Exclude<Recovery, { kind: 'gone' | 'unreachable' }>): OpenedChapter {
  if (recovery.kind === 'server') return fromServer(recovery.chapter);
  if (recovery.kind === 'conflict') {
    const { text, theirs } = recovery;
    const base = { info: infoOf(theirs), revision: theirs.revision, created: true, unsaved: true };
    return { text, ...base, save: { kind: 'conflict', theirs } };
  }
  const { text, info, revision, created, unsaved } = recovery;
  return { text, info, revision, created, unsaved, save: unsaved ? { kind: 'saving' } : { kind: 'offline' } };
}

function fromServer(chapter: ChapterDetail): OpenedChapter {
  return {
    text: textOf(chapter),
    info: infoOf(chapter),
    revision: chapter.revision,
    created: true,
    unsaved: false,
    save: { kind: 'saved', at: Date.parse(chapter.edited_at) },
  };
}

/** A chapter that is only being begun. Nothing is stored before the first change. */
export function newChapter(info: ChapterInfo): OpenedChapter {
  return {
    text: {
      title: '',
      content: { type: 'doc', content: [{ type: 'paragraph' }] },
      note_before: '',
      note_after: '',
      warning: '',
    },
    info,
    revision: 0,
    created: false,
    unsaved: false,
    save: { kind: 'empty' },
  };
}
