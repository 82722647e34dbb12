import en from './en/settings.ts';
import { lateText } from './late-text.ts';

export const useSettingsText = lateText('chapter-editor-settings', {
  en,
  load: { es: () => import('./es/settings.ts') },
});
