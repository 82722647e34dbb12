import { formatNumber } from '@myfiction/shared/host.ts';
import { useHistoryText } from '../i18n/use-history-text.ts';
import type { Comparison } from './compare-texts.ts';
import styles from './version-actions.module.css';

/** How many words came and went; empty until it is known. */
export function ChangeSummary({ comparison }: { comparison: Comparison | null }) {
  const t = useHistoryText();
  return (
    <p className={styles.summary} role="status">
      {comparison ? <Summary comparison={comparison} /> : t('compare.loading')}
    </p>
  );
}

function Summary({ comparison: { words, isSame } }: { comparison: Comparison }) {
  const t = useHistoryText();
  if (isSame) return t('compare.same');
  if (words.added + words.removed === 0) return t('compare.noWords');
  return (
    <>
      <span className={styles.added}>
        {t('compare.added', { count: words.added, words: formatNumber(words.added) })}
      </span>
      {', '}
      <span className={styles.removed}>
        {t('compare.removed', { count: words.removed, words: formatNumber(words.removed) })}
      </span>
      .
    </>
  );
}
