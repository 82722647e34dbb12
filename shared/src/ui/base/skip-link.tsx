import { useUiText } from '../i18n/use-ui-text.ts';
import styles from './skip-link.module.css';

/** First element of the page: jumps over the navigation to the element with the given id. */
export function SkipLink({ target }: { target: string }) {
  const t = useUiText();
  return (
    <a className={styles.skip} href={`#${target}`}>
      {t('skipToContent')}
    </a>
  );
}
