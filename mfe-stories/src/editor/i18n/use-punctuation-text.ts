import en from './en/punctuation.ts';
import { lateText } from './late-text.ts';

export const usePunctuationText = lateText('chapter-editor-punctuation', {
  en,
  load: { es: () => import('./es/punctuation.ts') },
});
