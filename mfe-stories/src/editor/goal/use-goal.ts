import { useState } from 'react';
import { useEditor } from '../components/editor-context.ts';
import { readGoal, writeGoal } from './goal.ts';

/** The author's goal and the way to change it. */
export function useGoal(): [number, (goal: number) => void] {
  const { uid } = useEditor().session.target;
  const [goal, setGoal] = useState(() => readGoal(uid));
  return [
    goal,
    (next) => {
      writeGoal(uid, next);
      setGoal(next);
    },
  ];
}
