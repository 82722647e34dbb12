import { paths } from '@myfiction/shared/contract/paths.ts';
import { Link, useIsPhone, useSession, useTranslation } from '@myfiction/shared/host.ts';
import { Logo } from '@myfiction/shared/ui.ts';
import { useIsCollapsed } from '../device/use-is-collapsed.ts';
import { AccountDrawer } from './account-drawer.tsx';
import { AccountMenu } from './account-menu.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { PageAction } from './page-action.tsx';
import { PageHeading } from './page-heading.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import styles from './top-bar.module.css';

/** The main layout's header. */
export function TopBar() {
  const { t } = useTranslation('shell');
  const signedIn = useSession() !== null;
  const collapsed = useIsCollapsed();
  const isPhone = useIsPhone();
  return (
    <header className={styles.bar} data-bar>
      {!isPhone && (
        <Link to={paths.home()} className={styles.logo} aria-label={t('brand.home')}>
          <Logo markOnly={collapsed} />
        </Link>
      )}
      <PageHeading />
      <div className={styles.tools}>
        {isPhone ? (
          <>
            <PageAction />
            {signedIn && <AccountDrawer />}
          </>
        ) : (
          <>
            <LanguageMenu />
            <ThemeSwitch />
            {signedIn && <AccountMenu />}
          </>
        )}
      </div>
    </header>
  );
}
