import type { ChapterSummary } from '@myfiction/shared/contract/calls/chapter.ts';
import { paths } from '@myfiction/shared/contract/paths.ts';
import { formatNumber, Link } from '@myfiction/shared/host.ts';
import { VisuallyHidden } from '@myfiction/shared/ui.ts';
import { Eye, PenLine } from 'lucide-react';
import { memo } from 'react';
import { IconLink } from '../common/icon-link.tsx';
import { useText } from '../i18n/use-text.ts';
import { writeChapterPath } from './chapter-links.ts';
import { ChapterState } from './chapter-state.tsx';
import styles from './chapter-table.module.css';

export interface ChaptersProps {
  chapters: readonly ChapterSummary[];
  storyTitle: string;
}

export function ChapterTable({ chapters, storyTitle }: ChaptersProps) {
  const t = useText();
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>{t('chapters.table', { title: storyTitle })}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th className={styles.position}>{t('chapters.number')}</th>
          <th>{t('chapters.title')}</th>
          <th>{t('chapters.status')}</th>
          <th className={styles.number}>{t('chapters.words')}</th>
          <th className={styles.number}>{t('chapters.reads')}</th>
          <th className={styles.number}>{t('chapters.comments')}</th>
          <th>
            <VisuallyHidden>{t('chapters.actions')}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {chapters.map((chapter) => (
          <ChapterRow key={chapter.chapter_id} chapter={chapter} />
        ))}
      </tbody>
    </table>
  );
}

const ChapterRow = memo(function ChapterRow({ chapter }: { chapter: ChapterSummary }) {
  const t = useText();
  const title = chapter.title || t('chapters.untitled');
  const read = chapter.status === 'published';
  return (
    <tr>
      <td className={styles.position}>{formatNumber(chapter.position)}</td>
      <td className={styles.title}>
        <Link to={writeChapterPath(chapter)} data-untitled={chapter.title === '' || undefined}>
          {title}
        </Link>
      </td>
      <td>
        <ChapterState chapter={chapter} />
      </td>
      <td className={styles.number}>{formatNumber(chapter.words)}</td>
      <td className={styles.number}>{read ? formatNumber(chapter.reads) : t('chapters.none')}</td>
      <td className={styles.number}>{read ? formatNumber(chapter.comments) : t('chapters.none')}</td>
      <td className={styles.actions}>
        <IconLink to={writeChapterPath(chapter)} label={t('chapters.editChapter', { title })} icon={<PenLine />} />
        <IconLink
          to={paths.previewChapter(chapter.chapter_id)}
          label={t('chapters.previewChapter', { title })}
          icon={<Eye />}
        />
      </td>
    </tr>
  );
});
