import type { ScheduleSeries } from '@myfiction/shared/contract/calls/schedule.ts';
import { localTime } from '../common/local-time.ts';
import { WeekdayChips } from '../common/weekday-chips.tsx';
import { DayAndTime } from './day-and-time.tsx';
import { useSchedulingText } from './i18n/use-scheduling-text.ts';
import styles from './schedule-fields.module.css';

export interface SeriesFieldsProps {
  value: ScheduleSeries;
  onChange: (value: ScheduleSeries) => void;
  nowMs: number;
}

/** "Every Mon/Wed/Fri 18:00 from a day". */
export function SeriesFields({ value, onChange, nowMs }: SeriesFieldsProps) {
  const t = useSchedulingText();
  return (
    <div className={styles.fields}>
      <fieldset className={styles.days}>
        <legend>{t('series.days')}</legend>
        <WeekdayChips chosen={value.weekdays} onChange={(weekdays) => onChange({ ...value, weekdays })} />
      </fieldset>
      {value.weekdays.length === 0 && (
        <p className={styles.problem} role="alert">
          {t('series.noDays')}
        </p>
      )}
      <DayAndTime
        dayLabel={t('series.from')}
        value={{ date: value.from, time: value.time }}
        onChange={({ date, time }) => onChange({ ...value, from: date, time })}
        firstDay={localTime(nowMs, value.zone).date}
      />
    </div>
  );
}
