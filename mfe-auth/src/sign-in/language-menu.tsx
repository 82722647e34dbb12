import { UI_LANGUAGES, useAppStore, useTranslation } from '@myfiction/shared/host.ts';
import { Menu } from '@myfiction/shared/ui.ts';
import { Check, Globe } from 'lucide-react';
import { useText } from '../i18n/use-text.ts';
import { languageName } from './language-name.ts';
import styles from './sign-in-footer.module.css';

export function LanguageMenu() {
  const t = useText();
  const { language } = useTranslation();
  const setPreferences = useAppStore((state) => state.setPreferences);
  const items = UI_LANGUAGES.map((code) => ({
    key: code,
    label: languageName(code),
    icon: code === language ? <Check aria-hidden="true" /> : <span className={styles.none} />,
    onSelect: () => setPreferences({ language: code }),
  }));
  return (
    <Menu
      align="end"
      side="above"
      items={items}
      trigger={(props) => (
        <button
          type="button"
          {...props}
          className={styles.language}
          aria-label={t('login.language', { language: languageName(language) })}
        >
          <Globe aria-hidden="true" />
          {languageName(language)}
        </button>
      )}
    />
  );
}
