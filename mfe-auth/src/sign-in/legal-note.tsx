import { paths } from '@myfiction/shared/contract/paths.ts';
import { Link } from '@myfiction/shared/host.ts';
import { NewTabHint } from '@myfiction/shared/ui.ts';
import type { ReactNode } from 'react';
import { useText } from '../i18n/use-text.ts';
import styles from './legal-note.module.css';
import { RichText } from './rich-text.tsx';

export function LegalNote() {
  const t = useText();
  return (
    <p className={styles.note}>
      <RichText
        text={t('login.legal')}
        parts={{
          terms: <LegalLink to={paths.legal('terms-and-conditions')}>{t('login.terms')}</LegalLink>,
          privacy: <LegalLink to={paths.legal('privacy-policy')}>{t('login.privacy')}</LegalLink>,
        }}
      />
    </p>
  );
}

/** In a new tab: what is typed in the form stays. */
function LegalLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link className={styles.link} to={to} target="_blank">
      {children}
      <NewTabHint />
    </Link>
  );
}
