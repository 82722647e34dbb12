import { type ContractOffer, OFFER_TERMS } from '@myfiction/shared/contract/application-options.ts';
import { formatNumber } from '@myfiction/shared/host.ts';
import { useTermsText } from '../i18n/use-terms-text.ts';
import styles from './terms.module.css';

/** What a contract says, in plain words. */
export function PlainTerms({ offer }: { offer: ContractOffer }) {
  const t = useTermsText();
  const { termYears, sharePercent, monthlyWords, noticeDays } = OFFER_TERMS[offer];
  const rows = [
    ['share', t('terms.share.value', { percent: sharePercent })],
    ['term', t('terms.term.value', { count: termYears })],
    ['rights', t(`terms.rights.${offer}`)],
    ['quota', t('terms.quota.value', { words: formatNumber(monthlyWords) })],
    ['end', t('terms.end.value', { days: noticeDays })],
  ] as const;
  return (
    <dl className={styles.terms}>
      {rows.map(([key, value]) => (
        <div key={key}>
          <dt>{t(`terms.${key}`)}</dt>
          <dd>
            {value}
            <span className={styles.help}>{t(`terms.${key}.help`)}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
