import type { TrashedChapter } from '@myfiction/shared/contract/calls/story-structure.ts';
import { ConfirmDialog } from '@myfiction/shared/ui.ts';
import { useChapterTitle } from '../../common/use-chapter-title.ts';
import { useTrashText } from '../i18n/use-trash-text.ts';

export interface DeleteForGoodDialogProps {
  chapters: readonly TrashedChapter[];
  loading: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** The one step in the studio that nothing brings back. */
export function DeleteForGoodDialog({ chapters, ...rest }: DeleteForGoodDialogProps) {
  const t = useTrashText();
  const titleOf = useChapterTitle();
  const [only] = chapters.length === 1 ? chapters : [];
  return (
    <ConfirmDialog
      {...rest}
      title={
        only ? t('trash.deleteTitle', { title: titleOf(only) }) : t('trash.emptyAllTitle', { count: chapters.length })
      }
      text={t('trash.deleteText')}
      confirmLabel={t('trash.delete')}
      danger
    />
  );
}
