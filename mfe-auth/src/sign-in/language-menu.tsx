import { useTranslation } from '@myfiction/shared/host.ts';
import { languageName } from '@myfiction/shared/screen/language-name.ts';
import { useLanguageItems } from '@myfiction/shared/screen/use-language-items.ts';
import { Menu } from '@myfiction/shared/ui.ts';
import { Globe } from 'lucide-react';
import { useText } from '../i18n/use-text.ts';
import styles from './sign-in-footer.module.css';

export function LanguageMenu() {
  const t = useText();
  const { language } = useTranslation();
  return (
    <Menu
      align="end"
      side="above"
      items={useLanguageItems()}
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
