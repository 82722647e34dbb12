import { RadioCard, Skeleton } from '@myfiction/shared/ui.ts';
import { useSchedulingText } from '../../scheduling/i18n/use-scheduling-text.ts';
import { ScheduleFields } from '../../scheduling/schedule-fields.tsx';
import { usePublishText } from '../i18n/use-publish-text.ts';
import styles from './publish-dialog.module.css';
import type { PublishTime } from './use-publish-time.ts';

export type When = 'now' | 'schedule';

export interface WhenCardsProps {
  when: When;
  onChange: (when: When) => void;
  time: PublishTime;
}

/** Now, or at a time by the author's clock. */
export function WhenCards({ when, onChange, time }: WhenCardsProps) {
  const t = usePublishText();
  const tell = useSchedulingText();
  const { value, change, zone, nowMs, scheduledAt } = time;
  const fields = value ? (
    <ScheduleFields value={value} onChange={change} zone={zone} nowMs={nowMs} planned={scheduledAt} />
  ) : (
    <Skeleton height={72} />
  );
  return (
    <fieldset className={styles.when}>
      <legend className={styles.legend}>{tell('publish.when')}</legend>
      <RadioCard
        name="publish-when"
        checked={when === 'now'}
        onChange={() => onChange('now')}
        title={t('publish.now')}
        description={t('publish.text')}
      />
      <RadioCard
        name="publish-when"
        checked={when === 'schedule'}
        onChange={() => onChange('schedule')}
        title={tell('publish.schedule')}
        description={tell('publish.scheduleText')}
        below={when === 'schedule' && fields}
      />
    </fieldset>
  );
}
