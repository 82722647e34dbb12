import { formatDate } from '@myfiction/shared/host.ts';
import { Field, TextInput } from '@myfiction/shared/ui.ts';
import { Calendar, Clock } from 'lucide-react';
import { type LocalTime, localTime } from '../common/local-time.ts';
import { clockChange } from './clock-change.ts';
import { useSchedulingText } from './i18n/use-scheduling-text.ts';
import { momentOf } from './moment-of.ts';
import styles from './schedule-fields.module.css';
import { momentProblem } from './schedule-limits.ts';
import { ZoneLine } from './zone-line.tsx';

export interface ScheduleFieldsProps {
  value: LocalTime;
  onChange: (value: LocalTime) => void;
  /** IANA zone of the author's clock. */
  zone: string;
  nowMs: number;
}

/** One day and time by the author's clock, with what that clock does in that night. */
export function ScheduleFields({ value, onChange, zone, nowMs }: ScheduleFieldsProps) {
  const t = useSchedulingText();
  const moment = momentOf(value, zone);
  const problem = momentProblem(moment, nowMs);
  const change = moment ? clockChange({ local: `${value.date}T${value.time}`, zone }) : 'none';
  return (
    <div className={styles.fields}>
      <div className={styles.pair}>
        <Field label={t('schedule.day')}>
          <TextInput
            type="date"
            className={styles.picker}
            prefixIcon={<Calendar aria-hidden="true" />}
            value={value.date}
            min={localTime(nowMs, zone).date}
            error={problem !== null}
            onChange={(date) => onChange({ ...value, date })}
          />
        </Field>
        <Field label={t('schedule.time')}>
          <TextInput
            type="time"
            className={styles.picker}
            prefixIcon={<Clock aria-hidden="true" />}
            value={value.time}
            error={problem !== null}
            onChange={(time) => onChange({ ...value, time })}
          />
        </Field>
      </div>
      {problem && (
        <p className={styles.problem} role="alert">
          {t(`schedule.${problem}`)}
        </p>
      )}
      {moment && <ZoneLine zone={zone} moment={moment} />}
      {moment && change !== 'none' && (
        <p className={styles.note} role="status">
          {t(`schedule.${change}`, { time: formatDate(moment.toISOString(), 'time', zone) })}
        </p>
      )}
    </div>
  );
}
