import type { ChapterVersion } from '@myfiction/shared/contract/calls/chapter-history.ts';
import { useNow } from '@myfiction/shared/host.ts';
import { Select } from '@myfiction/shared/ui.ts';
import { useHistoryText } from '../i18n/use-history-text.ts';
import type { HistoryControls } from './use-history.ts';
import { versionTime } from './version-time.ts';
import { versionReason } from './version-words.ts';

export interface AgainstSelectProps {
  history: HistoryControls;
  versions: readonly ChapterVersion[];
  className: string | undefined;
}

/** What the version is compared with: the text as it is now, or any other version. */
export function AgainstSelect({ history, versions, className }: AgainstSelectProps) {
  const t = useHistoryText();
  const now = new Date(useNow());
  const others = versions.filter(({ number }) => number !== history.version);
  const when = ({ created_at }: ChapterVersion) =>
    versionTime(created_at, now, (time) => t('history.yesterdayAt', { time }));
  // The address may name one that is still on its way: nothing else is compared meanwhile.
  const isOnItsWay = history.against !== null && !versions.some(({ number }) => number === history.against);
  const options = [
    { value: 'now', label: t('history.now') },
    ...(isOnItsWay ? [{ value: String(history.against), label: '…' }] : []),
    ...others.map((version) => ({
      value: String(version.number),
      label: `${when(version)} · ${versionReason(version, t)}`,
    })),
  ];
  return (
    <Select
      className={className}
      label={t('compare.choose')}
      value={String(history.against ?? 'now')}
      options={options}
      onChange={(value) => history.compareWith(value === 'now' ? null : Number(value))}
    />
  );
}
