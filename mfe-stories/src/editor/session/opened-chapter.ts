import type { ChapterDetail } from '@myfiction/shared/contract/calls/chapter.ts';
import { infoOf } from '../journal/chapter-info.ts';
import type { ChapterInfo } from '../journal/journal-records.ts';
import type { Recovery } from '../journal/recover.ts';
import { textOf } from '../journal/same-text.ts';
import type { OpenedChapter } from './session-view.ts';

/** What the editor opens with. */
export function openedFrom(recovery: Extract<Recovery, { kind: 'server' | 'device' }>): OpenedChapter {
  if (recovery.kind === 'server') return fromServer(recovery.chapter);
  const { kind: _kind, complete: _complete, trashed = false, ...device } = recovery;
  return { ...device, save: { kind: device.unsaved ? 'saving' : trashed ? 'trashed' : 'offline' } };
}

function fromServer(chapter: ChapterDetail): OpenedChapter {
  const text = textOf(chapter);
  return {
    text,
    base: text,
    unanswered: [],
    info: infoOf(chapter),
    revision: chapter.revision,
    created: true,
    unsaved: false,
    save: { kind: 'saved', at: Date.parse(chapter.edited_at) },
  };
}

/** A chapter that is only being begun. Nothing is stored before the first change. */
export function newChapter(info: ChapterInfo, notes = { note_before: '', note_after: '' }): OpenedChapter {
  return {
    text: {
      title: '',
      content: { type: 'doc', content: [{ type: 'paragraph' }] },
      ...notes,
      warning: '',
    },
    base: null,
    unanswered: [],
    info,
    revision: 0,
    created: false,
    unsaved: false,
    save: { kind: 'empty' },
  };
}
