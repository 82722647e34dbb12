import { useAppStore, useTranslation } from '@myfiction/shared/host.ts';
import { Menu, rem } from '@myfiction/shared/ui.ts';
import { Check, Globe } from 'lucide-react';
import { LANGUAGES, languageName } from '../i18n/languages.ts';
import styles from './language-menu.module.css';

/** The language label of the top bar; it opens the switch. */
export function LanguageMenu() {
  const { t, language } = useTranslation('shell');
  const setPreferences = useAppStore((state) => state.setPreferences);
  const items = LANGUAGES.map(({ code, name }) => ({
    key: code,
    label: name,
    icon: code === language ? <Check size={rem(18)} aria-hidden="true" /> : <span className={styles.none} />,
    onSelect: () => setPreferences({ language: code }),
  }));
  return (
    <Menu
      align="end"
      items={items}
      trigger={(props) => (
        <button
          type="button"
          {...props}
          className={styles.trigger}
          aria-label={t('language.menu', { language: languageName(language) })}
        >
          <Globe size={rem(18)} aria-hidden="true" />
          {languageName(language)}
        </button>
      )}
    />
  );
}
