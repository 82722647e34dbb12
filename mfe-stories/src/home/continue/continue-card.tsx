import type { HomeOverview } from '@myfiction/shared/contract/calls/writing.ts';
import { paths } from '@myfiction/shared/contract/paths.ts';
import { DAY_MS } from '@myfiction/shared/contract/time-units.ts';
import { formatDate, formatNumber, formatRelative, useNow } from '@myfiction/shared/host.ts';
import { exactTime, useHoverText } from '@myfiction/shared/screen/exact-time.tsx';
import { ButtonLink, Cover } from '@myfiction/shared/ui.ts';
import { Check } from 'lucide-react';
import { useHomeText } from '../i18n/use-home-text.ts';
import styles from './desk.module.css';

export type LastWritten = NonNullable<HomeOverview['continue_writing']>;

/** The last sentences that the author wrote and the caret after them. */
export function ContinueCard({ chapter }: { chapter: LastWritten }) {
  const t = useHomeText();
  const { story, chapter_id: id, title } = chapter;
  const number = formatNumber(chapter.position);
  return (
    <>
      <div className={styles.chapter}>
        <Cover title={story.title} author={story.author} genre={story.genre} src={story.cover} width={54} />
        <div className={styles.grow}>
          <h3 className={styles.title}>
            {title === '' ? t('continue.untitled', { number }) : t('continue.chapter', { number, title })}
          </h3>
          <p lang={story.language} className={styles.story}>
            {story.title}
          </p>
        </div>
      </div>
      <p
        dir="auto"
        lang={chapter.last_text === '' ? undefined : story.language}
        className={styles.last}
        data-blank={chapter.last_text === '' || undefined}
      >
        {chapter.last_text || t('continue.blank')}
        <i className={styles.caret} aria-hidden="true" />
      </p>
      <div className={styles.act}>
        <ButtonLink
          variant="primary"
          size="lg"
          to={chapter.mode === 'update' ? paths.updateChapter(id) : paths.editChapter(id)}
        >
          {t('continue.action')}
        </ButtonLink>
        <Saved at={chapter.edited_at} />
      </div>
    </>
  );
}

/** By the clock on the day itself, later by how long ago it was. */
function Saved({ at }: { at: string }) {
  const t = useHomeText();
  const now = useNow();
  const isToday = now - Date.parse(at) < DAY_MS && new Date(at).getDate() === new Date(now).getDate();
  const when = isToday ? t('continue.at', { time: formatDate(at, 'time') }) : formatRelative(at, now);
  return (
    <span className={styles.saved} {...useHoverText(() => exactTime(at))}>
      <Check aria-hidden="true" />
      {t('continue.saved', { when })}
    </span>
  );
}
