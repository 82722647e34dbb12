import type { ChapterDetail } from '@myfiction/shared/contract/calls/chapter.ts';
import { useEffect, useState } from 'react';
import { useChapterStore } from '../components/use-chapter-store.ts';

export interface Conflict {
  /** The server's version, while both stand against one another. */
  theirs: ChapterDetail | null;
  isComparing: boolean;
  compare: () => void;
  postpone: () => void;
}

/** Opens the comparison by itself when a conflict comes up; the author may look at the text first. */
export function useConflict(): Conflict {
  const save = useChapterStore(({ view }) => view.save);
  const isWriter = useChapterStore(({ view }) => view.isWriter);
  const theirs = save.kind === 'conflict' && isWriter ? save.theirs : null;
  const [isComparing, setComparing] = useState(false);
  useEffect(() => setComparing(theirs !== null), [theirs]);
  return { theirs, isComparing, compare: () => setComparing(true), postpone: () => setComparing(false) };
}
