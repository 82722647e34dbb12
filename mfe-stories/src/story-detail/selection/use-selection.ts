import type { ChapterSummary } from '@myfiction/shared/contract/calls/chapter.ts';
import { useIsPhone } from '@myfiction/shared/host.ts';
import { useCloseRequest } from '@myfiction/shared/screen/use-close-request.ts';
import { useStateOverSignIn } from '@myfiction/shared/screen/use-state-over-sign-in.ts';
import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';

export interface Selection {
  /** Those of the listed chapters that are chosen, in reading order. */
  chosen: readonly ChapterSummary[];
  has: (chapterId: string) => boolean;
  /** On a phone boxes show only while choosing. */
  isChoosing: boolean;
  begin: (chapterId?: string) => void;
  choose: (chapterIds: readonly string[]) => void;
  /** With `isRange`, everything between this and the last one chosen follows it. */
  toggle: (chapterId: string, isRange?: boolean) => void;
  toggleAll: () => void;
  /** Everything that is listed is chosen. */
  isAll: boolean;
  clear: () => void;
}

/**
 * Which chapters an action is for. Only what is listed counts: nobody acts on chapters that a filter hides.
 *
 * @param listed In reading order
 */
export function useSelection(storyId: string, listed: readonly ChapterSummary[]): Selection {
  const [kept, setIds] = useStateOverSignIn<readonly string[]>(`chosen chapters ${storyId}`, []);
  const ids = useMemo(() => new Set(kept), [kept]);
  const [isChoosing, setChoosing] = useStateOverSignIn(`choosing chapters ${storyId}`, false);
  const anchor = useRef<string>(undefined);
  const order = useRef(listed);
  useLayoutEffect(() => {
    order.current = listed;
  });
  const chosen = useMemo(() => listed.filter((chapter) => ids.has(chapter.chapter_id)), [listed, ids]);
  const toggle = useCallback((chapterId: string, isRange = false) => {
    const from = isRange ? anchor.current : undefined;
    anchor.current = chapterId;
    setIds((present) => {
      const next = new Set(present);
      const isOn = !next.has(chapterId);
      for (const id of between(order.current, from ?? chapterId, chapterId)) {
        if (isOn) next.add(id);
        else next.delete(id);
      }
      return [...next];
    });
  }, []);
  const begin = useCallback((chapterId?: string) => {
    setChoosing(true);
    anchor.current = chapterId;
    setIds(chapterId === undefined ? [] : [chapterId]);
  }, []);
  const choose = useCallback((chapterIds: readonly string[]) => setIds(chapterIds), [setIds]);
  const clear = useCallback(() => {
    setChoosing(false);
    setIds([]);
  }, [setChoosing, setIds]);
  const showsBoxes = isChoosing || chosen.length > 0;
  useCloseRequest(useIsPhone() && showsBoxes, clear);
  return {
    chosen,
    isChoosing: showsBoxes,
    has: (chapterId) => ids.has(chapterId),
    begin,
    choose,
    toggle,
    toggleAll: () => setIds(chosen.length === listed.length ? [] : listed.map(({ chapter_id: id }) => id)),
    isAll: chosen.length === listed.length,
    clear,
  };
}

function between(listed: readonly ChapterSummary[], from: string, to: string): string[] {
  const ids = listed.map(({ chapter_id: id }) => id);
  const ends = [ids.indexOf(from), ids.indexOf(to)].toSorted((a, b) => a - b);
  const [first = -1, last = -1] = ends;
  return first === -1 ? [to] : ids.slice(first, last + 1);
}
