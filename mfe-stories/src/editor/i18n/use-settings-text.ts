import { lateText } from '../../i18n/late-text.ts';
import en from './en/settings.ts';

export const useSettingsText = lateText('chapter-editor-settings', {
  en,
  load: { es: () => import('./es/settings.ts') },
});
