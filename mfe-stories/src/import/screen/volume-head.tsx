import { VOLUME_TITLE_MAX } from '@myfiction/shared/contract/rules.ts';
import { Checkbox, IconButton } from '@myfiction/shared/ui.ts';
import { BookX } from 'lucide-react';
import { useImportText } from '../i18n/use-import-text.ts';
import type { RowView } from '../manuscript/plan-chapters.ts';
import { TitleInput } from './title-input.tsx';
import type { RowEdits } from './use-row-edits.ts';
import styles from './volume-head.module.css';

interface VolumeHeadProps {
  views: readonly RowView[];
  /** Index of the row with which the volume begins. */
  from: number;
  edits: RowEdits;
}

function rowsOfVolume(views: readonly RowView[], from: number): RowView[] {
  const next = views.findIndex(({ row }, index) => index > from && row.volume !== undefined);
  return views.slice(from, next === -1 ? undefined : next).filter(({ row }) => !row.matter);
}

/** The title of a volume above its chapters. */
export function VolumeHead({ views, from, edits }: VolumeHeadProps) {
  const t = useImportText();
  const first = views[from]?.row;
  if (!first) return null;
  const title = first.volume ?? '';
  const inside = rowsOfVolume(views, from);
  const included = inside.filter(({ row }) => row.included);
  const into = views[from - 1]?.volume.trim();
  const isUntitled = title.trim() === '';
  const words = included.reduce((sum, view) => sum + view.words, 0);
  return (
    <div className={styles.head}>
      <Checkbox
        data-column="include"
        aria-label={t('volume.include', { title })}
        checked={included.length === inside.length}
        indeterminate={included.length > 0 && included.length < inside.length}
        onChange={(all) => edits.includeAll(new Set(inside.map(({ row }) => row.id)), all)}
      />
      <div className={styles.text}>
        <TitleInput
          aria-label={t('volume.title')}
          placeholder={t('volume.title')}
          maxLength={VOLUME_TITLE_MAX}
          value={title}
          aria-describedby={isUntitled ? `untitled-${first.id}` : undefined}
          onChange={(next) => edits.renameVolume(first.id, next)}
        />
        <span className={styles.figures}>
          {t('volume.figures', { count: included.length, words: t('add.words', { count: words }) })}
        </span>
      </div>
      <IconButton label={t('row.endVolume')} icon={<BookX />} onClick={() => edits.endVolume(first.id)} />
      {isUntitled && (
        <span id={`untitled-${first.id}`} className={styles.untitled}>
          {into ? t('volume.goesOn', { title: into }) : t('volume.untitled')}
        </span>
      )}
    </div>
  );
}
