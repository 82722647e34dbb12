import { formatCompact, formatDate } from '@myfiction/shared/host.ts';
import { cx } from '@myfiction/shared/ui.ts';
import { useId } from 'react';
import styles from './area-chart.module.css';
import type { ChartPoint, ChartText } from './chart-point.ts';
import { ChartTable } from './chart-table.tsx';
import { axisMarks, placeOf, spread } from './scale.ts';
import { useShownPoint } from './use-shown-point.ts';

const LABELS = 4;
/** As many with their years as a phone has room for. */
const LABELS_OF_YEARS = 3;
/** From this many days back on, a day and its month may be those of another year. */
const YEAR_FROM_DAYS = 300;

/**
 * A figure over days, the last of which is today. Drawn in percent of its place, so that it fits any width and text
 * size without being measured; a pointer or the arrow keys show one day, and the same stands in a table.
 */
export function AreaChart({ points, text }: { points: readonly ChartPoint[]; text: ChartText }) {
  const gradient = useId();
  const { shown, handlers } = useShownPoint(points.length);
  const marks = axisMarks(Math.max(0, ...points.map(({ value }) => value)));
  const top = marks.at(-1) ?? 1;
  const heightOf = (value: number) => 100 - (value / top) * 100;
  const line = points.map(({ value }, index) => `${placeOf(index, points.length)} ${heightOf(value).toFixed(2)}`);
  const last = points.length - 1;
  const dayOf = (index: number) => {
    if (index === last) return text.today;
    return formatDate(points[index]?.day ?? '', last - index < YEAR_FROM_DAYS ? 'dayMonth' : 'date', 'UTC');
  };
  const told = shown === null ? last : shown;
  const valueAt = (index: number) => text.valueText(points[index]?.value ?? 0);
  return (
    <div className={styles.whole}>
      <div className={styles.chart}>
        <div className={styles.marks} aria-hidden="true">
          {marks.map((mark) => (
            <span key={mark} style={{ top: `${heightOf(mark)}%` }}>
              {formatCompact(mark)}
            </span>
          ))}
        </div>
        <div
          className={styles.plot}
          role="slider"
          tabIndex={0}
          aria-label={text.label}
          aria-valuemin={0}
          aria-valuemax={last}
          aria-valuenow={told}
          aria-valuetext={`${dayOf(told)}: ${valueAt(told)}`}
          {...handlers}
        >
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
            <linearGradient id={gradient} x1="0" x2="0" y1="0" y2="1">
              <stop offset="0" stopColor="var(--c5)" stopOpacity=".18" />
              <stop offset="1" stopColor="var(--c5)" stopOpacity="0" />
            </linearGradient>
            {marks.map((mark) => (
              <path key={mark} className={styles.grid} d={`M0 ${heightOf(mark)}H100`} />
            ))}
            {last > 0 && <path fill={`url(#${gradient})`} d={`M${line.join('L')}L100 100L0 100Z`} />}
            {last > 0 && <path className={styles.line} d={`M${line.join('L')}`} />}
          </svg>
          <i className={styles.dot} style={{ left: '100%', top: `${heightOf(points[last]?.value ?? 0)}%` }} />
          {shown !== null && (
            <div className={styles.shown} style={{ left: `${placeOf(shown, points.length)}%` }} aria-hidden="true">
              <i className={cx(styles.dot, styles.here)} style={{ top: `${heightOf(points[shown]?.value ?? 0)}%` }} />
              <span className={styles.tip} style={{ transform: `translateX(-${placeOf(shown, points.length)}%)` }}>
                <b>{valueAt(shown)}</b> {dayOf(shown)}
              </span>
            </div>
          )}
        </div>
        <div className={styles.days} aria-hidden="true">
          {spread(points.length, last < YEAR_FROM_DAYS ? LABELS : LABELS_OF_YEARS).map((index) => (
            <span key={index} style={{ left: `${placeOf(index, points.length)}%` }} data-place={edgeOf(index, last)}>
              {dayOf(index)}
            </span>
          ))}
        </div>
      </div>
      <ChartTable points={points} text={text} />
    </div>
  );
}

/** Labels at the edges stay within them. */
function edgeOf(index: number, last: number): 'start' | 'end' | undefined {
  if (index === last) return 'end';
  return index === 0 ? 'start' : undefined;
}
