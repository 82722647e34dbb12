import { BONUS_CURRENCY, COMPLETION_BONUS_TIERS, completionBonusMinor } from '@myfiction/shared/contract/billing.ts';
import { formatMoney, formatNumber } from '@myfiction/shared/host.ts';
import { useCompletionText } from '../i18n/use-completion-text.ts';
import styles from './completion.module.css';

/** The words that count, what they pay, and what the next tier would. */
export function BonusTier({ words }: { words: number }) {
  const t = useCompletionText();
  const bonus = completionBonusMinor(words);
  const next = COMPLETION_BONUS_TIERS.find(({ fromWords }) => fromWords > words);
  const money = (amount: number) => formatMoney(amount, BONUS_CURRENCY);
  return (
    <dl className={styles.bonus}>
      <div>
        <dt>{t('bonus.words')}</dt>
        <dd>{formatNumber(words)}</dd>
      </div>
      <div>
        <dt>{t('bonus.tier')}</dt>
        <dd>
          {bonus > 0 ? (
            money(bonus)
          ) : (
            <span className={styles.none}>
              {t('bonus.none', { words: formatNumber(COMPLETION_BONUS_TIERS[0].fromWords) })}
            </span>
          )}
          {bonus > 0 && next && (
            <span className={styles.next}>
              {t('bonus.next', { words: formatNumber(next.fromWords), amount: money(next.amountMinor) })}
            </span>
          )}
        </dd>
      </div>
    </dl>
  );
}
