import type { ApplicationView } from '@myfiction/shared/contract/calls/application.ts';
import { formatNumber } from '@myfiction/shared/host.ts';
import { useFormText } from '../i18n/use-form-text.ts';
import { usePayText } from '../i18n/use-pay-text.ts';
import { useViewText } from '../i18n/use-view-text.ts';
import styles from './application-detail.module.css';
import { firstPaid, paidFrom } from './detail-head.ts';

/** What was asked for and, once it is accepted, what readers pay. */
export function PaidInfo({ view }: { view: ApplicationView }) {
  const t = useViewText();
  const tf = useFormText();
  const tp = usePayText();
  const { form, paid_chapters } = view;
  if (form?.kind !== 'pay-to-read') return null;
  const position = firstPaid(view, form);
  // Numbers change when chapters are put before it.
  const chapter = paid_chapters.find((paid) => formatNumber(paid.position) === position);
  const rows = [
    ['first', chapter ? tp('first.option', { position, title: chapter.title || tp('first.untitled') }) : position],
    ['price', t(`paid.rule.${form.price_rule}`, { count: form.price_coins ?? 0 })],
    ['date', paidFrom(view, form.effective_date)],
    ['pledge', form.update_pledge ? tf(`pace.${form.update_pledge}`) : ''],
  ] as const;
  return (
    <section className={styles.panel} aria-labelledby="detail-paid">
      <h3 className={styles.panelTitle} id="detail-paid">
        {t('paid.title')}
      </h3>
      <dl className={styles.facts}>
        {rows.map(([key, value]) => (
          <div key={key}>
            <dt>{t(`paid.${key}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
