import { lateText } from '../../i18n/late-text.ts';
import en from './en/shortcuts.ts';

export const useShortcutsText = lateText('chapter-editor-shortcuts', {
  en,
  load: { es: () => import('./es/shortcuts.ts') },
});
