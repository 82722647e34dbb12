import type { ChapterText } from '@myfiction/shared/contract/calls/chapter.ts';
import { useEffect, useMemo, useState } from 'react';
import { useEditor } from '../components/editor-context.ts';
import { useChapterStore } from '../components/use-chapter-store.ts';
import { type Comparison, compareTexts } from './compare-texts.ts';
import type { HistoryPlace } from './history-place.ts';
import { useVersion } from './history-queries.ts';

/** The text as it is now, also while another tab or device changes it. */
function useTextNow(): ChapterText {
  const { store } = useEditor().session;
  const doc = useChapterStore(({ state }) => state.doc);
  const fields = useChapterStore(({ view }) => view.fields);
  return useMemo(() => store.text, [store, doc, fields]);
}

export interface Compared {
  version: ReturnType<typeof useVersion>;
  /** The other side, idle where that is the text as it is now. */
  against: ReturnType<typeof useVersion>;
  /** Null until it is there. */
  comparison: Comparison | null;
}

/** Compares what the address names, the older text first. */
export function useComparison(chapterId: string, place: HistoryPlace): Compared {
  const version = useVersion(chapterId, place.version);
  const against = useVersion(chapterId, place.against);
  const now = useTextNow();
  const other = place.against === null ? now : against.data?.text;
  const isBackwards = place.against !== null && place.against < (place.version ?? 0);
  const [before, after] = isBackwards ? [other, version.data?.text] : [version.data?.text, other];
  const [comparison, setComparison] = useState<Comparison | null>(null);
  useEffect(() => {
    setComparison(null);
    if (!before || !after) return;
    const giveUp = new AbortController();
    void compareTexts(before, after, giveUp.signal).then((compared) => compared && setComparison(compared));
    return () => giveUp.abort();
  }, [before, after]);
  return { version, against, comparison };
}
