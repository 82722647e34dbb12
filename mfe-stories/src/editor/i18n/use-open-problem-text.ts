import en from './en/open-problem.ts';
import { lateText } from './late-text.ts';

export const useOpenProblemText = lateText('chapter-editor-problem', {
  en,
  load: { es: () => import('./es/open-problem.ts') },
});
