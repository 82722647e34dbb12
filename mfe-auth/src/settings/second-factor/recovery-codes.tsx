import { Button, Dialog } from '@myfiction/shared/ui.ts';
import { useState } from 'react';
import { useSettingsText } from '../../i18n/use-settings-text.ts';
import styles from './second-factor.module.css';

const FILE_NAME = 'myfiction-studio-recovery-codes.txt';

/** Shown once: only the author has them from here on. */
export function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const t = useSettingsText();
  const [isCopied, setCopied] = useState(false);
  const text = `${codes.join('\n')}\n`;
  const copy = () => {
    // Where the clipboard is refused, the file and the screen are left.
    navigator.clipboard?.writeText(text).then(
      () => setCopied(true),
      () => undefined,
    );
  };
  return (
    <Dialog
      open
      dismissible={false}
      title={t('security.recoveryTitle')}
      description={t('security.recoveryText')}
      width={480}
      onClose={onClose}
      footer={
        <div className={styles.footer}>
          <Button onClick={copy}>
            <span role="status">{t(isCopied ? 'security.recoveryCopied' : 'security.recoveryCopy')}</span>
          </Button>
          <a className={styles.open} download={FILE_NAME} href={`data:text/plain,${encodeURIComponent(text)}`}>
            {t('security.recoveryDownload')}
          </a>
          <Button variant="primary" onClick={onClose}>
            {t('security.recoveryDone')}
          </Button>
        </div>
      }
    >
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
