import { lateText } from '../../i18n/late-text.ts';
import en from './en/goal.ts';

export const useGoalText = lateText('chapter-editor-goal', { en, load: { es: () => import('./es/goal.ts') } });
