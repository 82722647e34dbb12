import type { FindQuery, FoundRange } from '@myfiction/shared/contract/find-in-text.ts';
import { closeHistory } from 'prosemirror-history';
import { TextSelection, type Transaction } from 'prosemirror-state';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useEditor } from '../components/editor-context.ts';
import { useChapterStore } from '../components/use-chapter-store.ts';
import { bringIntoView } from './bring-into-view.ts';
import { createDocumentFinder, matchFrom } from './find-matches.ts';
import { clearHighlights, highlightMatches } from './highlight-matches.ts';
import { replaceMatches } from './replace-matches.ts';

export interface Find {
  matches: readonly FoundRange[];
  /** Index of the match that is shown; -1 without matches. */
  current: number;
  /** Goes to the next match, or with -1 to the one before; round at the ends. */
  step: (by: 1 | -1) => void;
  replace: (replacement: string) => void;
  /** Replaces all, as one step of undo; tells how many. */
  replaceAll: (replacement: string) => number;
}

/** Finds in the open chapter, follows its changes, and shows the matches in sight. */
export function useFind(query: FindQuery): Find {
  const { session, view } = useEditor();
  const { text, match_case, whole_word } = query;
  const finder = useMemo(() => createDocumentFinder({ text, match_case, whole_word }), [text, match_case, whole_word]);
  // Typing in the field never waits for a long chapter.
  const find = useDeferredValue(finder);
  const doc = useChapterStore(({ state }) => state.doc);
  const matches = useMemo(() => find(doc), [find, doc]);
  // The position stays when the text changes; the match at or behind it is the one.
  const [position, setPosition] = useState(() => session.store.state.selection.from);
  const current = matchFrom(matches, position);

  useHighlights(matches, current);

  const dispatch = (transaction: Transaction) => view.current?.dispatch(transaction);
  const select = (transaction: Transaction, { from, to }: FoundRange) => {
    dispatch(transaction.setSelection(TextSelection.create(transaction.doc, from, to)));
    if (view.current) bringIntoView(view.current, from);
  };
  // What is shown may be a moment old: what is done goes by the query and the text as they are.
  const present = () => {
    const state = view.current?.state;
    const found = state ? finder(state.doc) : [];
    return { state, found, at: matchFrom(found, position) };
  };
  const show = (by: number) => {
    const { state, found, at } = present();
    const match = found[(at + by + found.length) % Math.max(1, found.length)];
    if (!match || !state) return;
    setPosition(match.from);
    select(state.tr, match);
  };
  // A new query shows its first match; a change of the text moves nothing.
  useEffect(() => show(0), [find]);

  return {
    matches,
    current,
    step: show,
    replace: (replacement) => {
      const { state, found, at } = present();
      const match = found[at];
      if (!match || !state || !session.store.view.isWriter) return;
      setPosition(match.from + replacement.length);
      const transaction = closeHistory(replaceMatches(state, [match], replacement));
      const next = finder(transaction.doc);
      const following = next[matchFrom(next, match.from + replacement.length)];
      if (following) select(transaction, following);
      else dispatch(transaction);
    },
    replaceAll: (replacement) => {
      const { state, found } = present();
      if (!state || found.length === 0 || !session.store.view.isWriter) return 0;
      dispatch(closeHistory(replaceMatches(state, found, replacement)));
      return found.length;
    },
  };
}

function useHighlights(matches: readonly FoundRange[], current: number): void {
  const { view } = useEditor();
  useEffect(() => {
    const mounted = view.current;
    if (!mounted) return;
    let frame = 0;
    const draw = () => {
      frame = 0;
      highlightMatches(mounted, matches, current);
    };
    const drawSoon = () => {
      frame ||= requestAnimationFrame(draw);
    };
    drawSoon();
    const scroller = mounted.dom.closest('[data-scroller]');
    scroller?.addEventListener('scroll', drawSoon, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      scroller?.removeEventListener('scroll', drawSoon);
    };
  }, [view, matches, current]);
  useEffect(() => clearHighlights, []);
}
