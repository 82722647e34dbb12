import { whenIdle } from '@myfiction/shared/host.ts';

/**
 * What stands around the text, in one chunk: it is asked for together with the chapter and is there a moment after the
 * text, which takes the first keys without it.
 */
const frame = {
  top: () => import(/* webpackChunkName: "editor-frame" */ './editor-top.tsx').then((module) => module.EditorTop),
  toolbar: () =>
    import(/* webpackChunkName: "editor-frame" */ '../components/toolbar.tsx').then((module) => module.Toolbar),
  notices: () =>
    import(/* webpackChunkName: "editor-frame" */ '../components/notices.tsx').then((module) => module.Notices),
  footer: () =>
    import(/* webpackChunkName: "editor-frame" */ '../components/editor-footer.tsx').then(
      (module) => module.EditorFooter,
    ),
  goalLine: () =>
    import(/* webpackChunkName: "editor-frame" */ '../goal/goal-line.tsx').then((module) => module.GoalLine),
  goalCount: () =>
    import(/* webpackChunkName: "editor-frame" */ '../goal/goal-line.tsx').then((module) => module.GoalCount),
  goalRibbon: () =>
    import(/* webpackChunkName: "editor-frame" */ '../goal/goal-ribbon.tsx').then((module) => module.GoalRibbon),
};

/** What only some visits need: chunks of their own. */
export const late = {
  ...frame,
  conflict: () => import('../conflict/conflict-dialog.tsx').then((module) => module.ConflictDialog),
  history: () => import('../history/history-layer.tsx').then((module) => module.HistoryLayer),
  notes: () => import('../components/chapter-notes.tsx').then((module) => module.ChapterNotes),
  openProblem: () => import('./open-problem.tsx').then((module) => module.OpenProblem),
  publish: () => import('../publish-dialog.tsx').then((module) => module.PublishDialog),
  signIn: () => import('../sign-in/sign-in-dialog.tsx').then((module) => module.SignInDialog),
};

/** What is not drawn, and must be there when the server says no. */
const lateWork = {
  adoptText: () => import('../session/adopt-text.ts'),
  settleConflict: () => import('../session/settle-conflict.ts'),
};

/** What the author opens over the text. Each gets `onClose`, and the chapter from the editor's context. */
export const lateOverlays = {
  discard: () => import('../staged/discard-dialog.tsx').then((module) => module.DiscardDialog),
  find: () => import('../find/find-bar.tsx').then((module) => module.FindBar),
  goal: () => import('../goal/goal-dialog.tsx').then((module) => module.GoalDialog),
  keepVersion: () => import('../history/keep-version-dialog.tsx').then((module) => module.KeepVersionDialog),
  link: () => import('../components/link-dialog.tsx').then((module) => module.LinkDialog),
  punctuation: () => import('../punctuation/punctuation-dialog.tsx').then((module) => module.PunctuationDialog),
  replace: () => import('../find/find-bar.tsx').then((module) => module.ReplaceBar),
  settings: () => import('../settings/settings-drawer.tsx').then((module) => module.SettingsDrawer),
  shortcuts: () => import('../shortcuts/shortcuts-dialog.tsx').then((module) => module.ShortcutsDialog),
  split: () => import('../split/split-dialog.tsx').then((module) => module.SplitDialog),
  splitInMiddle: () => import('../split/split-dialog.tsx').then((module) => module.SplitInMiddleDialog),
  storyReplace: () => import('./open-story-replace.tsx').then((module) => module.OpenStoryReplace),
};

export type OverlayName = keyof typeof lateOverlays;

/** Asks for what stands around the text, while the chapter is on its way. One that fails is asked for again. */
export function fetchFrame(): void {
  frame.top().catch(() => undefined);
}

/** Fetches all of them, so that they are there when the connection or the session is not. */
export function fetchLate(): void {
  whenIdle(() => {
    // One that fails now is tried again when it is needed.
    for (const load of [late, lateOverlays, lateWork].flatMap((group): (() => Promise<unknown>)[] =>
      Object.values(group),
    ))
      load().catch(() => undefined);
  });
}
