import { onEvent, useAppStore, useSystemConfig, useTranslation } from '@myfiction/shared/host.ts';
import { Button, Dialog } from '@myfiction/shared/ui.ts';
import { useEffect, useState } from 'react';
import styles from './blocked-dialog.module.css';

/** Stands over the sign-in page after a 403, which the toast alone would leave unexplained: what it means, whom to ask. */
export function BlockedDialog() {
  const { t } = useTranslation('shell');
  const address = useSystemConfig()?.support_email;
  const [open, setOpen] = useState(false);
  useEffect(() => onEvent('author-blocked', () => setOpen(true)), []);
  // It is not said of whoever signs in next.
  useEffect(() => useAppStore.subscribe(({ session }, before) => session && !before.session && setOpen(false)), []);
  const close = () => setOpen(false);
  return (
    <Dialog
      open={open}
      onClose={close}
      title={t('blocked.title')}
      description={t('blocked.text')}
      width={440}
      footer={<Button onClick={close}>{t('blocked.close')}</Button>}
    >
      {address && (
        <a className={styles.address} href={`mailto:${address}`}>
          {address}
        </a>
      )}
    </Dialog>
  );
}
