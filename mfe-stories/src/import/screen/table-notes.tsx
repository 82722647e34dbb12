import { CHAPTER_WORDS_MAX } from '@myfiction/shared/contract/rules.ts';
import { Button } from '@myfiction/shared/ui.ts';
import { Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { useImportText } from '../i18n/use-import-text.ts';
import { repeatedTitles } from '../manuscript/edit-rows.ts';
import type { Manuscript } from '../manuscript/manuscript.ts';
import type { RowView, TableFigures } from '../manuscript/plan-chapters.ts';
import { exceedsNotes, hasNotes, rowNotes } from '../manuscript/row-notes.ts';
import { encodingLabel } from './encoding-label.ts';
import styles from './table-notes.module.css';

interface TableNotesProps {
  manuscript: Manuscript;
  views: readonly RowView[];
  figures: TableFigures;
  onNameByVolume: () => void;
  onAskEncoding: () => void;
}

/** What the author should know of the files and of the table as it is now. */
export function TableNotes({ manuscript, views, figures, onNameByVolume, onAskEncoding }: TableNotesProps) {
  const t = useImportText();
  const repeated = repeatedTitles(views.map(({ row }) => row)).size;
  const included = views.filter(({ row }) => row.included);
  const long = included.filter(({ words }) => words > CHAPTER_WORDS_MAX).length;
  const unreadable = included.reduce((sum, view) => sum + view.unreadable, 0);
  const doubtful = manuscript.files.flatMap(({ name, encoding }) => (encoding ? [{ name, read: encoding.name }] : []));
  const inVolumes = views.some(({ warning, volume }) => warning === 'repeated' && volume !== '');
  const notes: [string, ReactNode][] = [];
  if (figures.tooMany) notes.push(['tooMany', t('note.tooMany')]);
  if (unreadable > 0) notes.push(['unreadable', t('note.unreadable', { count: unreadable })]);
  if (doubtful.length > 0) {
    const encodings = [...new Set(doubtful.map(({ read }) => encodingLabel(read, t)))].join(', ');
    notes.push([
      'encoding',
      <>
        {t('note.encoding', { count: doubtful.length, name: doubtful[0]?.name ?? '', encodings })}{' '}
        <Button variant="ghost" size="sm" onClick={onAskEncoding}>
          {t('encoding.action')}
        </Button>
      </>,
    ]);
  }
  if (views.some(({ row }) => row.matter)) notes.push(['matter', t('note.matter')]);
  if (long > 0) notes.push(['long', t('note.long', { count: long })]);
  if (repeated > 0) {
    notes.push([
      'repeated',
      <>
        {t('note.repeated', { count: repeated })}{' '}
        {inVolumes && (
          <Button variant="ghost" size="sm" onClick={onNameByVolume}>
            {t('note.byVolume')}
          </Button>
        )}
      </>,
    ]);
  }
  if (manuscript.notes.size > 0) notes.push(['footnotes', t('note.footnotes', { count: manuscript.notes.size })]);
  const around = included.map(({ row }) => rowNotes(manuscript, row)).filter(hasNotes);
  if (around.length > 0) notes.push(['around', t('note.around', { count: around.length })]);
  const beyond = around.filter(exceedsNotes).length;
  if (beyond > 0) notes.push(['beyond', t('note.beyond', { count: beyond })]);
  if (manuscript.pictures > 0) notes.push(['pictures', t('note.pictures', { count: manuscript.pictures })]);
  if (notes.length === 0) return null;
  return (
    <section className={styles.notes} aria-label={t('note.title')}>
      <Info aria-hidden="true" />
      <ul>
        {notes.map(([key, note]) => (
          <li key={key}>{note}</li>
        ))}
      </ul>
    </section>
  );
}
