import { lateText } from '../../i18n/late-text.ts';
import en from './en/conflict.ts';

export const useConflictText = lateText('chapter-editor-conflict', {
  en,
  load: { es: () => import('./es/conflict.ts') },
});
