import { useSyncExternalStore } from 'react';
import type { ChapterStore } from '../session/chapter-store.ts';
import { useEditor } from './editor-context.ts';

/** A part of the open chapter; renders again when that part is another one. */
export function useChapterStore<T>(select: (store: ChapterStore) => T): T {
  const { store } = useEditor().session;
  return useSyncExternalStore(store.subscribe, () => select(store));
}
