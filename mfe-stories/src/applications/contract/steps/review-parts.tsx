import { type ContractStep, stepOfPath } from '@myfiction/shared/contract/application-problems.ts';
import type { IdImage } from '@myfiction/shared/contract/calls/application-files.ts';
import type { ContractForm } from '@myfiction/shared/contract/calls/application-form.ts';
import { Link } from '@myfiction/shared/host.ts';
import type { FormRow } from '../../form/form-rows.ts';
import { guardianOf } from '../../form/signature-problems.ts';
import { useFormText } from '../../i18n/use-form-text.ts';
import styles from './steps.module.css';

const PARTS = ['person', 'work', 'offer'] as const satisfies readonly ContractStep[];

export interface ReviewPartsProps {
  form: ContractForm;
  /** ISO date: whose guardian is sent too is a matter of the age on that day. */
  today: string;
  rows: readonly FormRow<ContractForm>[];
  images: readonly IdImage[];
  pathOf: (step: ContractStep) => string;
}

/** Everything that is sent, part by part, each with the way back to it. */
export function ReviewParts({ form, today, rows, images, pathOf }: ReviewPartsProps) {
  const t = useFormText();
  const hasGuardian = guardianOf(form.person, today) !== null;
  const sides = images.map(({ side }) => t(`id_images.${side}`)).join('\n');
  return PARTS.map((part) => (
    <section key={part} className={styles.part} aria-labelledby={`review-${part}`}>
      <div className={styles.partHead}>
        <h3 id={`review-${part}`}>{t(`step.${part}`)}</h3>
        <Link className={styles.link} to={pathOf(part)} aria-label={t('sign.editOf', { name: t(`step.${part}`) })}>
          {t('sign.edit')}
        </Link>
      </div>
      <dl className={styles.review}>
        {rows
          .filter((row) => stepOfPath(row.path) === part)
          .filter((row) => row.path !== 'person.guardian' || hasGuardian)
          .map((row) => (
            <ReviewRow key={row.path} label={row.label} value={row.show(form)} isLong={row.path === 'work.outline'} />
          ))}
        {part === 'person' && <ReviewRow label={t('id_images')} value={sides || t('sign.images.none')} />}
      </dl>
    </section>
  ));
}

function ReviewRow({ label, value, isLong = false }: { label: string; value: string; isLong?: boolean }) {
  const t = useFormText();
  return (
    <div className={styles.row}>
      <dt>{label}</dt>
      <dd className={value === '' ? styles.missing : undefined}>
        <span className={isLong ? styles.long : undefined}>{value || t('empty')}</span>
      </dd>
    </div>
  );
}
