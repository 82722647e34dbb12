import { paths } from '@myfiction/shared/contract/paths.ts';
import { Link, useTranslation } from '@myfiction/shared/host.ts';
import { Logo } from '@myfiction/shared/ui.ts';
import type { ReactNode } from 'react';
import { MAIN_ID } from '../focus/main-id.ts';
import { usePageHeading } from '../title/use-page-heading.ts';
import { LanguageMenu } from '../top-bar/language-menu.tsx';
import { ThemeSwitch } from '../top-bar/theme-switch.tsx';
import styles from './layout.module.css';
import { SupportFooter } from './support-footer.tsx';

/**
 * Legal and help pages for everyone: logo, language, theme and a reading sheet. The heading is heard, not seen: the same
 * page shows in the main layout, where the top bar has it, so pages of both layouts begin at the second level.
 */
export function SupportLayout({ children }: { children: ReactNode }) {
  const { t } = useTranslation('shell');
  const { text } = usePageHeading();
  return (
    <>
      <header className={styles.supportBar} data-bar>
        <Link to={paths.home()} aria-label={t('brand.home')}>
          <Logo />
        </Link>
        <div className={styles.supportTools}>
          <LanguageMenu />
          <ThemeSwitch />
        </div>
      </header>
      <main id={MAIN_ID} tabIndex={-1} className={styles.supportSheet}>
        <h1 tabIndex={-1} className={styles.heading}>
          {text}
        </h1>
        {children}
      </main>
      <SupportFooter />
    </>
  );
}
