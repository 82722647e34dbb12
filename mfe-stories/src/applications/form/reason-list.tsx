import { PhaseGlyph } from '@myfiction/shared/ui.ts';
import { useFormText } from '../i18n/use-form-text.ts';
import type { ReasonState } from './answered-reasons.ts';
import styles from './reason-list.module.css';

export interface ReasonListProps {
  reasons: readonly ReasonState[];
  labelOf: (field: string) => string;
  /** Leads to the field. */
  onGo: (field: string) => void;
}

/** Why the application came back, above everything else; what was changed since is ticked off. */
export function ReasonList({ reasons, labelOf, onGo }: ReasonListProps) {
  const t = useFormText();
  if (reasons.length === 0) return null;
  return (
    <section className={styles.reasons} aria-labelledby="apply-reasons">
      <h2 className={styles.title} id="apply-reasons">
        {t('reasons.title')}
      </h2>
      <p className={styles.text}>{t('reasons.text')}</p>
      <ul className={styles.list}>
        {reasons.map(({ field, text, isChanged }) => (
          <li key={`${field} ${text}`} data-changed={isChanged || undefined}>
            <PhaseGlyph phase={isChanged ? 'full-check' : 'full-bang'} tone={isChanged ? 'green' : 'amber'} />
            <div>
              {field === '' ? (
                <b>{t('reasons.whole')}</b>
              ) : (
                <button type="button" className={styles.field} onClick={() => onGo(field)}>
                  {labelOf(field)}
                </button>
              )}{' '}
              {isChanged && <span className={styles.changed}>{t('reasons.changed')}</span>}
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
