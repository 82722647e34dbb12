import { VisuallyHidden } from '../base/visually-hidden.tsx';
import { useUiText } from '../i18n/use-ui-text.ts';
import styles from './badge.module.css';

/** The specification's largest shown count. */
const MOST = 99;

/** Nothing at zero, "99+" above 99; a screen reader hears the true number. */
export function Badge({ count }: { count: number }) {
  const t = useUiText();
  if (count <= 0) return null;
  return (
    <span className={styles.badge}>
      <span aria-hidden="true">{count > MOST ? `${MOST}+` : count}</span>
      <VisuallyHidden>{t('newItems', { count })}</VisuallyHidden>
    </span>
  );
}
