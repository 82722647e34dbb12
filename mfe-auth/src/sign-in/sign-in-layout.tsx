import { useIsPhone } from '@myfiction/shared/host.ts';
import { cx, Logo } from '@myfiction/shared/ui.ts';
import type { ReactNode } from 'react';
import { Poster } from './poster.tsx';
import { SignInFooter } from './sign-in-footer.tsx';
import styles from './sign-in-layout.module.css';

interface SignInLayoutProps {
  title: string;
  lead?: string;
  /** Above the title: the way back. */
  back?: ReactNode;
  /** The form steps have no poster on phones. */
  posterOnPhones?: boolean;
  children: ReactNode;
}

/** Form on the left, poster on the right; on phones one below the other. */
export function SignInLayout({ title, lead, back, posterOnPhones = false, children }: SignInLayoutProps) {
  // Not only hidden: what nobody sees would still fetch its font and draw its books.
  const hasPoster = !useIsPhone() || posterOnPhones;
  return (
    <div className={styles.window}>
      <div className={styles.page}>
        <main className={styles.form}>
          <div className={cx(styles.logo, posterOnPhones && styles.logoOnPoster)}>
            <Logo />
          </div>
          <div className={styles.box}>
            {back}
            <h1 className={styles.title}>{title}</h1>
            {lead && <p className={styles.lead}>{lead}</p>}
            {children}
          </div>
          <SignInFooter />
        </main>
        {hasPoster && <Poster className={cx(styles.poster, !posterOnPhones && styles.desktopOnly)} />}
      </div>
    </div>
  );
}
