import { useTranslation } from '@myfiction/shared/host.ts';
import { languageName } from '@myfiction/shared/screen/language-name.ts';
import { useLanguageItems } from '@myfiction/shared/screen/use-language-items.ts';
import { Menu, rem } from '@myfiction/shared/ui.ts';
import { Globe } from 'lucide-react';
import styles from './language-menu.module.css';

/** The language label of the top bar; it opens the switch. */
export function LanguageMenu() {
  const { t, language } = useTranslation('shell');
  return (
    <Menu
      align="end"
      items={useLanguageItems()}
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
