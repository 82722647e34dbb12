import { whenIdle } from '../session/when-idle.ts';

/** What may stand a moment after the text, and what only some visits need: chunks of their own. */
export const late = {
  conflict: () => import('../conflict/conflict-dialog.tsx').then((module) => module.ConflictDialog),
  formatMenu: () => import('../components/format-menu.tsx').then((module) => module.FormatMenu),
  goalRibbon: () => import('../goal/goal-ribbon.tsx').then((module) => module.GoalRibbon),
  notes: () => import('../components/chapter-notes.tsx').then((module) => module.ChapterNotes),
  publish: () => import('../publish-dialog.tsx').then((module) => module.PublishDialog),
  signIn: () => import('../sign-in/sign-in-dialog.tsx').then((module) => module.SignInDialog),
};

/** What the author opens over the text. Each gets `onClose`, and the chapter from the editor's context. */
export const lateOverlays = {
  goal: () => import('../goal/goal-dialog.tsx').then((module) => module.GoalDialog),
  link: () => import('../components/link-dialog.tsx').then((module) => module.LinkDialog),
};

export type OverlayName = keyof typeof lateOverlays;

/** Fetches all of them, so that they are there when the connection or the session is not. */
export function fetchLate(): void {
  whenIdle(() => {
    // One that fails now is tried again when it is needed.
    for (const load of [...Object.values(late), ...Object.values(lateOverlays)]) load().catch(() => undefined);
  });
}
