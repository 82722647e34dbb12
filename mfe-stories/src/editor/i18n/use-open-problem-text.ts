import { lateText } from '../../i18n/late-text.ts';
import en from './en/open-problem.ts';

export const useOpenProblemText = lateText('chapter-editor-problem', {
  en,
  load: { es: () => import('./es/open-problem.ts') },
});
