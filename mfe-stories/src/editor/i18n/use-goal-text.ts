import en from './en/goal.ts';
import { lateText } from './late-text.ts';

export const useGoalText = lateText('chapter-editor-goal', { en, load: { es: () => import('./es/goal.ts') } });
