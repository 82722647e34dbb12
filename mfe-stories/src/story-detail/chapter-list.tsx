import type { ChapterSummary } from '@myfiction/shared/contract/calls/chapter.ts';
import { paths } from '@myfiction/shared/contract/paths.ts';
import { formatNumber, Link } from '@myfiction/shared/host.ts';
import { IconButton, Menu } from '@myfiction/shared/ui.ts';
import { EllipsisVertical, Eye, PenLine } from 'lucide-react';
import { memo } from 'react';
import { useText } from '../i18n/use-text.ts';
import { writeChapterPath } from './chapter-links.ts';
import styles from './chapter-list.module.css';
import { ChapterState } from './chapter-state.tsx';
import type { ChaptersProps } from './chapter-table.tsx';

/** The chapters on a phone: the same data in two lines. */
export function ChapterList({ chapters, storyTitle }: ChaptersProps) {
  const t = useText();
  return (
    <ul className={styles.list} aria-label={t('chapters.table', { title: storyTitle })}>
      {chapters.map((chapter) => (
        <ChapterItem key={chapter.chapter_id} chapter={chapter} />
      ))}
    </ul>
  );
}

const ChapterItem = memo(function ChapterItem({ chapter }: { chapter: ChapterSummary }) {
  const t = useText();
  const title = chapter.title || t('chapters.untitled');
  const write = writeChapterPath(chapter);
  const words = t('chapters.wordCount', { count: chapter.words, words: formatNumber(chapter.words) });
  return (
    <li className={styles.item}>
      <span className={styles.position}>{formatNumber(chapter.position)}</span>
      <div className={styles.text}>
        <Link to={write} className={styles.title} data-untitled={chapter.title === '' || undefined}>
          {title}
        </Link>
        <div className={styles.meta}>
          <ChapterState chapter={chapter} bare />
          <span>{words}</span>
        </div>
      </div>
      <Menu
        align="end"
        trigger={(props) => (
          <IconButton {...props} label={t('chapters.moreActions', { title })} icon={<EllipsisVertical />} />
        )}
        items={[
          { key: 'edit', label: t('chapters.edit'), icon: <PenLine />, to: write },
          { key: 'preview', label: t('chapters.preview'), icon: <Eye />, to: paths.previewChapter(chapter.chapter_id) },
        ]}
      />
    </li>
  );
});
