import type { ChapterSummary } from '@myfiction/shared/contract/calls/chapter.ts';
import { formatNumber } from '@myfiction/shared/host.ts';
import { Field, FormDialog, TextInput } from '@myfiction/shared/ui.ts';
import { useState } from 'react';
import type { ChapterMove } from '../../api/reorder-chapters.ts';
import { useChapterTitle } from '../../common/use-chapter-title.ts';
import { useDialogText } from '../i18n/use-dialog-text.ts';

export interface MovePositionDialogProps {
  chapter: ChapterSummary;
  /** All chapters in reading order. */
  chapters: readonly ChapterSummary[];
  onMove: (move: ChapterMove) => void;
  onClose: () => void;
}

/** Moves a chapter by number: the way for a story of hundreds. */
export function MovePositionDialog({ chapter, chapters, onMove, onClose }: MovePositionDialogProps) {
  const t = useDialogText();
  const titleOf = useChapterTitle();
  const [text, setText] = useState(String(chapter.position));
  const rest = chapters.filter(({ chapter_id: id }) => id !== chapter.chapter_id);
  const position = /^\d+$/.test(text.trim()) ? Number(text) : 0;
  const isValid = position >= 1 && position <= chapters.length;
  const title = (other: ChapterSummary) => titleOf(other);
  const before = rest[position - 1];
  const after = rest[position - 2];
  const place = () => {
    if (after && before) return t('position.between', { after: title(after), before: title(before) });
    if (before) return t('position.first', { before: title(before) });
    return after ? t('position.last', { after: title(after) }) : '';
  };
  const submit = () => {
    onMove({ chapterIds: [chapter.chapter_id], before: before?.chapter_id ?? null });
    onClose();
  };
  return (
    <FormDialog
      title={t('position.title')}
      text={title(chapter)}
      confirmLabel={t('position.move')}
      disabled={!isValid}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field
        label={t('position.label', { count: formatNumber(chapters.length) })}
        help={isValid ? place() : undefined}
        error={isValid ? undefined : t('position.invalid', { count: formatNumber(chapters.length) })}
      >
        <TextInput
          value={text}
          onChange={setText}
          inputMode="numeric"
          autoComplete="off"
          onFocus={(event) => event.currentTarget.select()}
        />
      </Field>
    </FormDialog>
  );
}
