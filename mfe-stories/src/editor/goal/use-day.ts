import { useRef } from 'react';
import { useWriting } from '../../api/get-writing.ts';
import { useEditor } from '../components/editor-context.ts';
import { useChapterStore } from '../components/use-chapter-store.ts';
import { wordsToday } from './goal.ts';

export interface Day {
  /** Words a day that the author aims at; 0 when there is none, or when it is not known. */
  goal: number;
  /** Words of today; of this chapter when there is no goal. */
  words: number;
  /** Share of the goal, 0 to 1. */
  done: number;
}

/** How today's writing stands to the goal. */
export function useDay(): Day {
  const { session } = useEditor();
  const { data, dataUpdatedAt } = useWriting();
  const words = useChapterStore((store) => store.words);
  const counted = useRef({ at: 0, words: 0 });
  // A new answer has counted what is in the chapter by now.
  if (counted.current.at !== dataUpdatedAt) counted.current = { at: dataUpdatedAt, words: session.store.words };
  if (!data || data.goal === 0) return { goal: 0, words, done: 0 };
  const today = data.days.find(({ day }) => day === data.today)?.words ?? 0;
  const written = wordsToday(today, counted.current.words, words);
  return { goal: data.goal, words: written, done: Math.min(1, written / data.goal) };
}
