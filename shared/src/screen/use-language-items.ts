import { UI_LANGUAGES, useAppStore, useTranslation } from '@myfiction/shared/host.ts';
import type { MenuItem } from '@myfiction/shared/ui.ts';
import { languageName } from './language-name.ts';

/** The items of a menu that switches the language of the interface. */
export function useLanguageItems(): readonly MenuItem[] {
  const { language } = useTranslation();
  const setPreferences = useAppStore((state) => state.setPreferences);
  return UI_LANGUAGES.map((code) => ({
    key: code,
    label: languageName(code),
    chosen: code === language,
    onSelect: () => setPreferences({ language: code }),
  }));
}
