import type { ChapterSummary } from '@myfiction/shared/contract/calls/chapter.ts';
import { useIsPhone } from '@myfiction/shared/host.ts';
import { IconButton, Menu } from '@myfiction/shared/ui.ts';
import { Ellipsis, EllipsisVertical } from 'lucide-react';
import type { RefObject } from 'react';
import { SheetName } from '../../common/sheet-name.tsx';
import { useChapterTitle } from '../../common/use-chapter-title.ts';
import { useWorkText } from '../i18n/use-work-text.ts';
import { chapterMenu } from './chapter-menu.tsx';
import type { RowActions } from './row-actions.ts';

/** Everything that can be done to one chapter; from below on a phone. */
export function RowMenu({ chapter, actions }: { chapter: ChapterSummary; actions: RefObject<RowActions> }) {
  const t = useWorkText();
  const titleOf = useChapterTitle();
  const isPhone = useIsPhone();
  const title = titleOf(chapter);
  return (
    <Menu
      align="end"
      sheetTitle={<SheetName name={title} />}
      trigger={(props) => (
        <IconButton
          {...props}
          size={isPhone ? 'md' : 'sm'}
          label={t('chapters.moreActions', { title })}
          icon={isPhone ? <EllipsisVertical /> : <Ellipsis />}
        />
      )}
      items={() => chapterMenu(chapter, actions.current, t, isPhone)}
    />
  );
}
