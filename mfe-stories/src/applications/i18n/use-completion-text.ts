import { lateText } from '../../i18n/late-text.ts';
import en from './en/completion.ts';

export const useCompletionText = lateText('application-completion', {
  en,
  load: { es: () => import('./es/completion.ts') },
});
