import type { ChapterSummary } from '@myfiction/shared/contract/calls/chapter.ts';
import type { MenuItem } from '@myfiction/shared/ui.ts';
import type { WorkText } from '../i18n/use-work-text.ts';
import type { RowActions } from '../list/row-actions.ts';

type VolumeActions = Pick<RowActions, 'volumes' | 'moveToVolume' | 'moveToNewVolume'>;

/** Where chapters can go: every volume but the one that all of them are in, out of volumes, and into a new one. */
export function volumeItems(chapters: readonly ChapterSummary[], actions: VolumeActions, t: WorkText): MenuItem[] {
  const isElsewhere = (id: string | null) => chapters.some((chapter) => chapter.volume_id !== id);
  const targets = actions.volumes
    .filter((volume) => isElsewhere(volume.volume_id))
    .map((volume) => ({
      key: volume.volume_id,
      label: volume.title,
      onSelect: () => actions.moveToVolume(chapters, volume.volume_id),
    }));
  const out: MenuItem[] = isElsewhere(null)
    ? [{ key: 'none', label: t('volume.none'), onSelect: () => actions.moveToVolume(chapters, null) }]
    : [];
  const others = [...targets, ...out];
  return [
    ...others,
    ...(others.length > 0 ? (['divider'] as const) : []),
    { key: 'new', label: t('volume.newFor'), onSelect: () => actions.moveToNewVolume(chapters) },
  ];
}
