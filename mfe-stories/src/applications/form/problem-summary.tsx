import { Alert } from '@myfiction/shared/ui.ts';
import { useFormText } from '../i18n/use-form-text.ts';
import styles from './problem-summary.module.css';

export interface ProblemSummaryProps {
  problems: readonly { path: string; label: string; text: string }[];
  onGo: (path: string) => void;
}

/** After a try to go on: what is wrong, each with the way to its field. */
export function ProblemSummary({ problems, onGo }: ProblemSummaryProps) {
  const t = useFormText();
  if (problems.length === 0) return null;
  return (
    <div className={styles.summary}>
      <Alert tone="brick" title={t('summary.title', { count: problems.length })}>
        <ul className={styles.list}>
          {problems.map(({ path, label, text }) => (
            <li key={path}>
              <button type="button" className={styles.field} onClick={() => onGo(path)}>
                {label}
              </button>{' '}
              {text}
            </li>
          ))}
        </ul>
      </Alert>
    </div>
  );
}
