import { Field, TextInput } from '@myfiction/shared/ui.ts';
import { Calendar, Clock } from 'lucide-react';
import type { LocalTime } from '../common/local-time.ts';
import { useSchedulingText } from './i18n/use-scheduling-text.ts';
import styles from './schedule-fields.module.css';

export interface DayAndTimeProps {
  dayLabel: string;
  value: LocalTime;
  onChange: (value: LocalTime) => void;
  /** The first day that can be chosen, `YYYY-MM-DD`. */
  firstDay: string;
  isWrong?: boolean;
}

/** A day and a time beside it. */
export function DayAndTime({ dayLabel, value, onChange, firstDay, isWrong = false }: DayAndTimeProps) {
  const t = useSchedulingText();
  return (
    <div className={styles.pair}>
      <Field label={dayLabel}>
        <TextInput
          type="date"
          className={styles.picker}
          prefixIcon={<Calendar aria-hidden="true" />}
          value={value.date}
          min={firstDay}
          error={isWrong}
          onChange={(date) => onChange({ ...value, date })}
        />
      </Field>
      <Field label={t('schedule.time')}>
        <TextInput
          type="time"
          className={styles.picker}
          prefixIcon={<Clock aria-hidden="true" />}
          value={value.time}
          error={isWrong}
          onChange={(time) => onChange({ ...value, time })}
        />
      </Field>
    </div>
  );
}
