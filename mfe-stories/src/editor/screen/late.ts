const loadFrame = () => import(/* webpackChunkName: "editor-frame" */ './frame.ts').then((module) => module.frame);

/** What the text does without for its first key: chunks of their own. */
export const late = {
  frame: loadFrame,
  history: () => import('../history/history-layer.tsx').then((module) => module.HistoryLayer),
  notes: () => import('../components/chapter-notes.tsx').then((module) => module.ChapterNotes),
  openProblem: () => import('./open-problem.tsx').then((module) => module.OpenProblem),
};

/** Asks for what stands around the text, while the chapter is on its way. One that fails is asked for again. */
export function fetchFrame(): void {
  loadFrame().catch(() => undefined);
}
