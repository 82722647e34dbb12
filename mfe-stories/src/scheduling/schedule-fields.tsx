import { formatDate } from '@myfiction/shared/host.ts';
import { type LocalTime, localTime } from '../common/local-time.ts';
import { clockChange } from './clock-change.ts';
import { DayAndTime } from './day-and-time.tsx';
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
  /** When it goes out as it is planned already, in ms. */
  planned?: number;
}

/** One day and time by the author's clock, with what that clock does in that night. */
export function ScheduleFields({ value, onChange, zone, nowMs, planned }: ScheduleFieldsProps) {
  const t = useSchedulingText();
  const moment = momentOf(value, zone, planned);
  const problem = momentProblem(moment, nowMs);
  const change = moment ? clockChange({ local: `${value.date}T${value.time}`, zone }, moment) : 'none';
  return (
    <div className={styles.fields}>
      <DayAndTime
        dayLabel={t('schedule.day')}
        value={value}
        onChange={onChange}
        firstDay={localTime(nowMs, zone).date}
        isWrong={problem !== null}
      />
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
