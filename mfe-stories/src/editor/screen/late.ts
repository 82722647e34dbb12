/** What the text does without for its first key: chunks of their own. */
export const late = {
  history: () => import('../history/history-layer.tsx').then((module) => module.HistoryLayer),
  notes: () => import('../components/chapter-notes.tsx').then((module) => module.ChapterNotes),
  openProblem: () => import('./open-problem.tsx').then((module) => module.OpenProblem),
};
