import { X } from 'lucide-react';
import { useUiText } from '../i18n/use-ui-text.ts';
import styles from './close-button.module.css';

export function CloseButton({ onClick, disabled }: { onClick: () => void; disabled?: boolean }) {
  const t = useUiText();
  return (
    <button type="button" className={styles.close} aria-label={t('close')} disabled={disabled} onClick={onClick}>
      <X aria-hidden="true" />
    </button>
  );
}
