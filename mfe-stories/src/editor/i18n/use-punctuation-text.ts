import { lateText } from '../../i18n/late-text.ts';
import en from './en/punctuation.ts';

export const usePunctuationText = lateText('chapter-editor-punctuation', {
  en,
  load: { es: () => import('./es/punctuation.ts') },
});
