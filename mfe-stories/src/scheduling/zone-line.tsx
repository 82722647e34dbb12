import { cityOf } from '@myfiction/shared/scheduling/city-of.ts';
import { Globe } from 'lucide-react';
import { offsetOf } from './clock-change.ts';
import { useSchedulingText } from './i18n/use-scheduling-text.ts';
import styles from './schedule-fields.module.css';

/** Whose clock the time is by. */
export function ZoneLine({ zone, moment }: { zone: string; moment: Date }) {
  const t = useSchedulingText();
  return (
    <span className={styles.zone}>
      <Globe aria-hidden="true" />
      {t('schedule.zone', { city: cityOf(zone), offset: offsetOf(moment, zone) })}
    </span>
  );
}
