import { UI_LANGUAGES, useAppStore, useTranslation } from '@myfiction/shared/host.ts';
import { type MenuItem, rem } from '@myfiction/shared/ui.ts';
import { Check } from 'lucide-react';
import { languageName } from './language-name.ts';

/** The items of a menu that switches the language of the interface. */
export function useLanguageItems(): readonly MenuItem[] {
  const { language } = useTranslation();
  const setPreferences = useAppStore((state) => state.setPreferences);
  return UI_LANGUAGES.map((code) => ({
    key: code,
    label: languageName(code),
    icon: code === language ? <Check size={rem(18)} aria-hidden="true" /> : <span style={{ width: rem(18) }} />,
    onSelect: () => setPreferences({ language: code }),
  }));
}
