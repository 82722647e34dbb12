import en from './en/shortcuts.ts';
import { lateText } from './late-text.ts';

export const useShortcutsText = lateText('chapter-editor-shortcuts', {
  en,
  load: { es: () => import('./es/shortcuts.ts') },
});
