import { paths } from '@myfiction/shared/contract/paths.ts';
import { Link, useTranslation } from '@myfiction/shared/host.ts';
import { Logo } from '@myfiction/shared/ui.ts';
import type { ReactNode } from 'react';
import { MAIN_ID } from '../focus/main-id.ts';
import { LanguageMenu } from '../top-bar/language-menu.tsx';
import { ThemeSwitch } from '../top-bar/theme-switch.tsx';
import styles from './layout.module.css';

/** Legal and help pages for everyone: logo, language, theme and a reading sheet. */
export function SupportLayout({ children }: { children: ReactNode }) {
  const { t } = useTranslation('shell');
  return (
    <>
      <header className={styles.supportBar}>
        <Link to={paths.home()} aria-label={t('brand.home')}>
          <Logo />
        </Link>
        <div className={styles.supportTools}>
          <LanguageMenu />
          <ThemeSwitch />
        </div>
      </header>
      <main id={MAIN_ID} tabIndex={-1} className={styles.supportSheet}>
        {children}
      </main>
    </>
  );
}
