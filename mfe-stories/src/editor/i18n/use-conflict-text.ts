import en from './en/conflict.ts';
import { lateText } from './late-text.ts';

export const useConflictText = lateText('chapter-editor-conflict', {
  en,
  load: { es: () => import('./es/conflict.ts') },
});
