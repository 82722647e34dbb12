import { signOut, useUser } from '@myfiction/shared/host.ts';
import { Button } from '@myfiction/shared/ui.ts';
import { useState } from 'react';
import { useText } from '../i18n/use-text.ts';
import { Section } from './section.tsx';
import styles from './settings-page.module.css';

export function AccountSection() {
  const t = useText();
  const email = useUser()?.email;
  const [leaving, setLeaving] = useState(false);
  const leave = () => {
    setLeaving(true);
    void signOut();
  };
  return (
    <Section name="account">
      <div className={styles.line}>
        <div className={styles.lineHelp}>{email ? t('settings.signedInAs', { email }) : t('settings.signedIn')}</div>
        <Button loading={leaving} loadingLabel={t('settings.signingOut')} onClick={leave}>
          {t('settings.signOut')}
        </Button>
      </div>
    </Section>
  );
}
