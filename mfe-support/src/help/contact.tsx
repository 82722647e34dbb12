import { areaProps, useSession, useSystemConfig } from '@myfiction/shared/host.ts';
import { useStateOverSignIn } from '@myfiction/shared/screen/use-state-over-sign-in.ts';
import { Button, rem } from '@myfiction/shared/ui.ts';
import { Mail } from 'lucide-react';
import { useText } from '../i18n/use-text.ts';
import { ContactDialog } from './contact-dialog.tsx';
import styles from './help.module.css';

/** Signed-in authors write from here and read the answer in their inbox; anybody else by mail. */
export function Contact() {
  const t = useText();
  const session = useSession();
  const email = useSystemConfig()?.support_email;
  const [open, setOpen] = useStateOverSignIn('contact', false);
  const icon = <Mail size={rem(18)} aria-hidden="true" />;
  if (session) {
    return (
      <>
        <Button icon={icon} onClick={() => setOpen(true)} {...areaProps('contact_us')}>
          {t('contact')}
        </Button>
        {open && <ContactDialog onClose={() => setOpen(false)} />}
      </>
    );
  }
  if (!email) return null;
  return (
    <a className={styles.contact} href={`mailto:${email}`}>
      {icon}
      {t('contact')}
    </a>
  );
}
