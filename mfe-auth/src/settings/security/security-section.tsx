import { signOut } from '@myfiction/shared/host.ts';
import { Button, ErrorState, Skeleton } from '@myfiction/shared/ui.ts';
import { useState } from 'react';
import { useSettingsText } from '../../i18n/use-settings-text.ts';
import { useText } from '../../i18n/use-text.ts';
import { SecondFactorLine } from '../second-factor/second-factor-line.tsx';
import { Section } from '../section.tsx';
import styles from '../settings-page.module.css';
import { Devices } from './devices.tsx';
import { EmailDialog } from './email-dialog.tsx';
import { LinkableSignIns } from './linkable-sign-ins.tsx';
import { LinkedSignIns } from './linked-sign-ins.tsx';
import { PasswordDialog } from './password-dialog.tsx';
import { useSecurity } from './use-security.ts';

export function SecuritySection() {
  return (
    <Section name="security">
      <SignInSettings />
      <Devices />
      <SignOutLine />
    </Section>
  );
}

function SignInSettings() {
  const t = useSettingsText();
  const auth = useText();
  const security = useSecurity();
  const [open, setOpen] = useState<'email' | 'password'>();
  const close = () => setOpen(undefined);
  if (security.isPending) return <Skeleton lines={3} />;
  if (security.isError) return <ErrorState onRetry={() => void security.refetch()} />;
  const { email, has_password } = security.data;
  return (
    <>
      <div className={styles.line}>
        <div>
          <div className={styles.lineTitle}>{t('security.email')}</div>
          <div className={styles.lineHelp}>{email || t('security.noEmail')}</div>
        </div>
        <Button size="sm" onClick={() => setOpen('email')}>
          {t(email ? 'security.changeEmail' : 'security.addEmail')}
        </Button>
      </div>
      {(has_password || email !== '') && (
        <div className={styles.line}>
          <div>
            <div className={styles.lineTitle}>{auth('email.password')}</div>
            <div className={styles.lineHelp}>{t(has_password ? 'security.hasPassword' : 'security.noPassword')}</div>
          </div>
          <Button size="sm" onClick={() => setOpen('password')}>
            {t(has_password ? 'security.changePassword' : 'security.setPassword')}
          </Button>
        </div>
      )}
      <SecondFactorLine security={security.data} />
      <LinkedSignIns security={security.data} />
      <LinkableSignIns security={security.data} />
      {open === 'email' && <EmailDialog security={security.data} onClose={close} />}
      {open === 'password' && <PasswordDialog security={security.data} onClose={close} />}
    </>
  );
}

function SignOutLine() {
  const t = useSettingsText();
  const [leaving, setLeaving] = useState(false);
  const leave = () => void signOut(() => setLeaving(true));
  return (
    <div className={styles.line}>
      <div className={styles.lineHelp}>{t('security.signOutHelp')}</div>
      <Button loading={leaving} loadingLabel={t('settings.signingOut')} onClick={leave}>
        {t('settings.signOut')}
      </Button>
    </div>
  );
}
