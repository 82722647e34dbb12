import { chapterPrice } from '@myfiction/shared/contract/chapter-price.ts';
import { formatDate, formatNumber } from '@myfiction/shared/host.ts';
import { Button } from '@myfiction/shared/ui.ts';
import { useState } from 'react';
import { usePayText } from '../i18n/use-pay-text.ts';
import styles from './pay-to-read.module.css';
import type { PricedChapters } from './price-example.tsx';

/** A novel of hundreds of chapters must not push the rest of the form away. */
const SHOWN = 8;

/** Which chapters become paid, what each costs, and which of them are still to come. */
export function PaidChapters({ rule, coins, chapters }: PricedChapters) {
  const t = usePayText();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? chapters : chapters.slice(0, SHOWN);
  return (
    <section aria-labelledby="paid-chapters">
      <h3 className={styles.title} id="paid-chapters">
        {t('chapters.title', { count: chapters.length })}
      </h3>
      <p className={styles.text}>{t('chapters.later')}</p>
      <table className={styles.table} aria-labelledby="paid-chapters">
        <thead>
          <tr>
            <th scope="col">{t('chapters.position')}</th>
            <th scope="col">{t('chapters.words')}</th>
            <th scope="col">{t('chapters.price')}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ position, title, words, status, scheduled_at }) => (
            <tr key={position}>
              <td>
                <span className={styles.chapter}>
                  {t('first.option', { position, title: title || t('first.untitled') })}
                </span>
                <span className={styles.state}>
                  {status === 'published'
                    ? t('chapters.published')
                    : t('chapters.scheduled', { when: scheduled_at ? formatDate(scheduled_at, 'dateTime') : '' })}
                </span>
              </td>
              <td>{formatNumber(words)}</td>
              <td>{coins === null ? '–' : t('coins', { count: chapterPrice(rule, coins, words) })}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {chapters.length > SHOWN && (
        <Button size="sm" variant="ghost" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? t('chapters.less') : t('chapters.more', { count: formatNumber(chapters.length) })}
        </Button>
      )}
    </section>
  );
}
