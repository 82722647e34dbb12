import { formatDate } from '@myfiction/shared/host.ts';
import { isThisYear } from '@myfiction/shared/screen/is-this-year.ts';

export type VersionDay = 'today' | 'yesterday' | 'earlier';

/** The day of a version by the author's clock. */
export function dayOf(iso: string, now: Date): VersionDay {
  const [then, yesterday] = [new Date(iso), new Date(now)];
  yesterday.setDate(now.getDate() - 1);
  if (then.toDateString() === now.toDateString()) return 'today';
  return then.toDateString() === yesterday.toDateString() ? 'yesterday' : 'earlier';
}

/** What names a version among others: its time today, its day and time before. */
export function versionTime(iso: string, now: Date, yesterdayAt: (time: string) => string): string {
  const time = formatDate(iso, 'time');
  switch (dayOf(iso, now)) {
    case 'today':
      return time;
    case 'yesterday':
      return yesterdayAt(time);
    case 'earlier':
      return `${formatDate(iso, isThisYear(iso, now.getTime()) ? 'dayMonth' : 'date')}, ${time}`;
  }
}

export interface DayOfVersions<V> {
  /** Any moment of the day. */
  at: string;
  versions: V[];
}

/** Versions, newest first, gathered by the day of the author's clock. */
export function groupByDay<V extends { created_at: string }>(versions: readonly V[]): DayOfVersions<V>[] {
  const days: DayOfVersions<V>[] = [];
  for (const version of versions) {
    const last = days.at(-1);
    const isSameDay = last && new Date(last.at).toDateString() === new Date(version.created_at).toDateString();
    if (isSameDay) last.versions.push(version);
    else days.push({ at: version.created_at, versions: [version] });
  }
  return days;
}
