import { paths } from '@myfiction/shared/contract/paths.ts';
import { Link, toast, useTranslation } from '@myfiction/shared/host.ts';
import { languageName } from '@myfiction/shared/screen/language-name.ts';
import { useLanguageItems } from '@myfiction/shared/screen/use-language-items.ts';
import { Logo, Menu } from '@myfiction/shared/ui.ts';
import { useText } from '../i18n/use-text.ts';
import styles from './page.module.css';

export function TopBar() {
  const t = useText();
  const { language } = useTranslation();
  const copy = async () => {
    const { origin, pathname } = window.location;
    try {
      await navigator.clipboard.writeText(origin + pathname);
      toast.success(t('ui.copied'));
    } catch {
      toast.warning(t('ui.copyFailed'));
    }
  };
  return (
    <header className={styles.bar}>
      <Link to={paths.home()} className={styles.logo} aria-label={t('ui.home')}>
        <Logo />
      </Link>
      <span className={styles.grow} />
      <button type="button" className={styles.tool} onClick={copy}>
        {t('ui.copy')}
      </button>
      <Menu
        align="end"
        items={useLanguageItems()}
        trigger={(props) => (
          <button
            type="button"
            {...props}
            className={styles.tool}
            aria-label={t('ui.language', { language: languageName(language) })}
          >
            {languageName(language)}
          </button>
        )}
      />
    </header>
  );
}
