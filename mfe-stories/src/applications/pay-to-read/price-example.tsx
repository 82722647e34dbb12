import type { PriceRule } from '@myfiction/shared/contract/application-options.ts';
import type { ApplicationView } from '@myfiction/shared/contract/calls/application.ts';
import { chapterPrice } from '@myfiction/shared/contract/chapter-price.ts';
import { formatNumber } from '@myfiction/shared/host.ts';
import { usePayText } from '../i18n/use-pay-text.ts';
import styles from './pay-to-read.module.css';

export interface PricedChapters {
  rule: PriceRule;
  coins: number | null;
  /** Those that become paid, in reading order. */
  chapters: ApplicationView['paid_chapters'];
}

/** The rule, worked out with a chapter of the story; it follows what is typed. */
export function PriceExample({ rule, coins, chapters }: PricedChapters) {
  const t = usePayText();
  const [first] = chapters;
  if (!first || coins === null) return null;
  const price = chapterPrice(rule, coins, first.words);
  const all = chapters.reduce((sum, { words }) => sum + chapterPrice(rule, coins, words), 0);
  return (
    <div className={styles.example} role="status">
      <b>{t('example.title')}</b>
      <p>
        {t(`example.${rule}`, {
          position: formatNumber(first.position),
          words: formatNumber(first.words),
          coins,
          price: t('coins', { count: price }),
        })}
      </p>
      {chapters.length > 1 && (
        <p>{t('example.all', { count: formatNumber(chapters.length), price: t('coins', { count: all }) })}</p>
      )}
    </div>
  );
}
