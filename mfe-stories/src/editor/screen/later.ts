import { whenIdle } from '@myfiction/shared/screen/when-idle.ts';
import { late } from './late.ts';
import type { OverlayName } from './overlay-name.ts';

/** What only some visits need, and is opened from around the text. */
export const lateDialogs = {
  conflict: () => import('../conflict/conflict-dialog.tsx').then((module) => module.ConflictDialog),
  publish: () => import('../publish-dialog.tsx').then((module) => module.PublishDialog),
  signIn: () => import('../sign-in/sign-in-dialog.tsx').then((module) => module.SignInDialog),
};

/** What is not drawn, and must be there when the server says no. */
const lateWork = {
  settleConflict: () => import('../session/settle-conflict.ts'),
};

/** Each gets `onClose`, and the chapter from the editor's context. */
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
} satisfies Record<OverlayName, unknown>;

/** Fetches all of them, so that they are there when the connection or the session is not. */
export function fetchLate(): void {
  whenIdle(() => {
    // One that fails now is tried again when it is needed.
    for (const load of [late, lateDialogs, lateOverlays, lateWork].flatMap((group): (() => Promise<unknown>)[] =>
      Object.values(group),
    ))
      load().catch(() => undefined);
  });
}
