import { Globe } from 'lucide-react';
import { offsetOf } from './clock-change.ts';
import { useSchedulingText } from './i18n/use-scheduling-text.ts';
import styles from './schedule-fields.module.css';

/** The place that names a zone. @example cityOf('America/New_York') // 'New York' */
export function cityOf(zone: string): string {
  return (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
}

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
