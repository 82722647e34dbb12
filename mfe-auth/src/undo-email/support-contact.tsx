import { useSystemConfig } from '@myfiction/shared/host.ts';
import styles from './undo-email.module.css';

/** Whom to ask where the page cannot help; nothing where the platform names no address. */
export function SupportContact({ text }: { text: string }) {
  const email = useSystemConfig()?.support_email;
  if (!email) return null;
  return (
    <p className={styles.note}>
      {text}{' '}
      <a className={styles.contact} href={`mailto:${email}`}>
        {email}
      </a>
    </p>
  );
}
