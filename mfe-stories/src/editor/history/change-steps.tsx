import { IconButton } from '@myfiction/shared/ui.ts';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useHistoryText } from '../i18n/use-history-text.ts';
import styles from './compare-page.module.css';

export interface ChangeStepsProps {
  count: number;
  /** Index of the change at which the reader stands, -1 before the first. */
  current: number;
  onStep: (to: number) => void;
}

/** From change to change, round and round. */
export function ChangeSteps({ count, current, onStep }: ChangeStepsProps) {
  const t = useHistoryText();
  const place = current < 0 ? t('compare.changes', { count }) : t('compare.place', { number: current + 1, count });
  return (
    <div className={styles.steps}>
      <IconButton
        label={t('compare.previous')}
        icon={<ChevronUp aria-hidden="true" />}
        disabled={count === 0}
        onClick={() => onStep(current <= 0 ? count - 1 : current - 1)}
      />
      <span role="status">{place}</span>
      <IconButton
        label={t('compare.next')}
        icon={<ChevronDown aria-hidden="true" />}
        disabled={count === 0}
        onClick={() => onStep((current + 1) % Math.max(1, count))}
      />
    </div>
  );
}
