import { VisuallyHidden } from '../base/visually-hidden.tsx';
import { useUiText } from '../i18n/use-ui-text.ts';
import styles from './spinner.module.css';

/** `decorative`: a text beside it already says what is going on. */
export function Spinner({ decorative = false }: { decorative?: boolean }) {
  const t = useUiText();
  return (
    <>
      <span className={styles.spinner} aria-hidden="true" />
      {!decorative && <VisuallyHidden>{t('loading')}</VisuallyHidden>}
    </>
  );
}
