import { EditorFooter } from '../components/editor-footer.tsx';
import { Notices } from '../components/notices.tsx';
import { Toolbar } from '../components/toolbar.tsx';
import { GoalCount, GoalLine } from '../goal/goal-line.tsx';
import { GoalRibbon } from '../goal/goal-ribbon.tsx';
import { EditorTop } from './editor-top.tsx';
import { OpenOverlay } from './open-overlay.tsx';

export const frame = { EditorFooter, EditorTop, GoalCount, GoalLine, GoalRibbon, Notices, OpenOverlay, Toolbar };
export type Frame = typeof frame;
