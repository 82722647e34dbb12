import { paths } from '@myfiction/shared/contract/paths.ts';
import { Link } from '@myfiction/shared/host.ts';
import { useText } from '../i18n/use-text.ts';
import { LanguageMenu } from './language-menu.tsx';
import styles from './sign-in-footer.module.css';

export function SignInFooter() {
  const t = useText();
  return (
    <div className={styles.footer}>
      <span className={styles.links}>
        <Link to={paths.helpCenter()}>{t('login.help')}</Link>
        <Link to={paths.legal('content-guidelines')}>{t('login.guidelines')}</Link>
      </span>
      <LanguageMenu />
    </div>
  );
}
