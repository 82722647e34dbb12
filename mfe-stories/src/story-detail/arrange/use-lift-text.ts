import { useChapterTitle } from '../../common/use-chapter-title.ts';
import { useWorkText } from '../i18n/use-work-text.ts';
import type { RowItem } from '../list/row-items.ts';
import type { Lift } from './lift.ts';

/** What a screen reader is told while chapters are carried. */
export function useLiftText() {
  const t = useWorkText();
  const titleOf = useChapterTitle();
  const nameOf = (row: RowItem | undefined) => (row?.kind === 'chapter' ? titleOf(row.chapter) : '');
  const place = (lift: Lift) => {
    const above = lift.rest[lift.gap - 1];
    const below = lift.rest.slice(lift.gap).find((row) => row.kind === 'chapter');
    if (above?.kind === 'chapter') return t('arrange.below', { title: nameOf(above) });
    if (above) return t('arrange.topOf', { volume: above.volume?.title ?? t('volume.none') });
    return t('arrange.above', { title: nameOf(below) });
  };
  const name = (lift: Lift) =>
    lift.chapterIds.length === 1
      ? nameOf(lift.lead)
      : t('arrange.several', { count: lift.chapterIds.length, title: nameOf(lift.lead) });
  return {
    place,
    lifted: (lift: Lift) => t('arrange.lifted', { title: name(lift) }),
    dropped: (lift: Lift) => t('arrange.dropped', { title: name(lift), place: place(lift) }),
    cancelled: (lift: Lift) => t('arrange.cancelled', { title: name(lift) }),
  };
}
