import { paths } from '@myfiction/shared/contract/paths.ts';
import { formatNumber, Link } from '@myfiction/shared/host.ts';
import { StatusTag, type StatusTagProps } from '@myfiction/shared/ui.ts';
import { useAllChapters } from '../../api/get-all-chapters.ts';
import { useTrash } from '../../api/trash.ts';
import { writeChapterPath } from '../../common/write-chapter-path.ts';
import { useCompletionText } from '../i18n/use-completion-text.ts';
import styles from './completion.module.css';

/** So many by name; beyond them the list of chapters says it better. */
const SHOWN = 10;

type State = 'scheduled' | 'draft' | 'staged' | 'trashed';
const LOOKS: Readonly<Record<State, Pick<StatusTagProps, 'tone'> & Required<Pick<StatusTagProps, 'glyph'>>>> = {
  scheduled: { tone: 'blue', glyph: 'clock' },
  draft: { tone: 'neutral', glyph: 'empty' },
  staged: { tone: 'amber', glyph: 'half' },
  trashed: { tone: 'neutral', glyph: 'slashed' },
};

/** What readers do not have yet, each with the way to it. */
export function OpenChapters({ storyId }: { storyId: string }) {
  const t = useCompletionText();
  const chapters = useAllChapters(storyId).data ?? [];
  const trashed = useTrash(storyId).data ?? [];
  const open: readonly { id: string; name: string; to: string; state: State }[] = [
    ...chapters
      .filter(({ status, staged }) => status !== 'published' || staged)
      .map((chapter) => ({
        id: chapter.chapter_id,
        name: chapter.title || t('open.untitled', { position: formatNumber(chapter.position) }),
        to: writeChapterPath(chapter),
        state: chapter.status === 'published' ? ('staged' as const) : chapter.status,
      })),
    ...trashed.map(({ chapter_id, title }) => ({
      id: chapter_id,
      name: title || t('open.trashed'),
      to: `${paths.storyDetail(storyId)}&view=trash`,
      state: 'trashed' as const,
    })),
  ];
  if (open.length === 0) return null;
  return (
    <ul className={styles.open}>
      {open.slice(0, SHOWN).map(({ id, name, to, state }) => (
        <li key={id}>
          <Link to={to}>{name}</Link>
          <StatusTag {...LOOKS[state]}>{t(`open.${state}`)}</StatusTag>
        </li>
      ))}
      {open.length > SHOWN && <li>{t('open.more', { count: formatNumber(open.length - SHOWN) })}</li>}
    </ul>
  );
}
