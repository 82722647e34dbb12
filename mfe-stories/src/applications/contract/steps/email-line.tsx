import { paths } from '@myfiction/shared/contract/paths.ts';
import { Link, useUser } from '@myfiction/shared/host.ts';
import { useFormText } from '../../i18n/use-form-text.ts';
import styles from './steps.module.css';

/** The address that letters about the contract go to: the account's own, so that it is a verified one. */
export function EmailLine() {
  const t = useFormText();
  const email = useUser()?.email ?? '';
  return (
    <div>
      <p className={styles.label}>{t('person.email')}</p>
      <p className={styles.plain}>
        {email === '' ? t('person.email.missing') : t('person.email.text', { email })}{' '}
        <Link to={paths.settings()} className={styles.link}>
          {t('person.email.change')}
        </Link>
      </p>
    </div>
  );
}
