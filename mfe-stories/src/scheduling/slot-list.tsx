import type { ScheduleSeries } from '@myfiction/shared/contract/calls/schedule.ts';
import { formatDate } from '@myfiction/shared/host.ts';
import { cityOf } from '@myfiction/shared/scheduling/city-of.ts';
import { Button } from '@myfiction/shared/ui.ts';
import { useState } from 'react';
import { useLanguage } from '../i18n/use-text.ts';
import { firstAfterChange } from './clock-change.ts';
import { useSchedulingText } from './i18n/use-scheduling-text.ts';
import styles from './schedule-fields.module.css';
import { ZoneLine } from './zone-line.tsx';

/** As many as are read at a glance. */
const SHOWN = 5;

export interface SlotListProps {
  series: ScheduleSeries;
  slots: readonly Date[];
  /** What goes out in each slot. */
  titles: readonly string[];
}

/** Which chapter goes out when, before anything is scheduled. */
export function SlotList({ series, slots, titles }: SlotListProps) {
  const t = useSchedulingText();
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const shown = isOpen ? slots : slots.slice(0, SHOWN);
  const hidden = slots.length - shown.length;
  const last = slots.at(-1);
  const changed = firstAfterChange(slots, series.zone);
  const { zone } = series;
  const write = (slot: Date) => {
    const weekday = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: zone }).format(slot);
    const iso = slot.toISOString();
    return `${weekday}, ${formatDate(iso, 'date', zone)}, ${formatDate(iso, 'time', zone)}`;
  };
  return (
    <div className={styles.fields}>
      <div className={styles.slotsHead} id="series-slots">
        {t('series.slots')}
      </div>
      <ul className={styles.slots} aria-labelledby="series-slots" tabIndex={isOpen ? 0 : undefined}>
        {shown.map((slot, index) => (
          <li key={slot.getTime()}>
            <span className={styles.chapter}>{titles[index]}</span>
            <span className={styles.when}>{write(slot)}</span>
          </li>
        ))}
      </ul>
      {hidden > 0 && last && (
        <div className={styles.slotsHead}>
          <span className={styles.zone}>
            {t('series.last', { date: formatDate(last.toISOString(), 'date', zone) })}
          </span>
          <Button size="sm" variant="ghost" onClick={() => setOpen(true)}>
            {t('series.more', { count: hidden })}
          </Button>
        </div>
      )}
      {slots[0] && <ZoneLine zone={zone} moment={slots[0]} />}
      {changed && (
        <p className={styles.note}>
          {t('series.change', {
            date: formatDate(changed.toISOString(), 'date', zone),
            time: formatDate(changed.toISOString(), 'time', zone),
            city: cityOf(zone),
          })}
        </p>
      )}
    </div>
  );
}
