import type { StoryDetail } from '@myfiction/shared/contract/calls/story.ts';
import { paths } from '@myfiction/shared/contract/paths.ts';
import { formatNumber } from '@myfiction/shared/host.ts';
import { Alert, ButtonLink, Cover } from '@myfiction/shared/ui.ts';
import { Plus, Smartphone } from 'lucide-react';
import type { ReactNode } from 'react';
import { describeSchedule } from '../common/describe-schedule.ts';
import { formatFigure, formatShare } from '../common/figures.ts';
import { isLocked } from '../common/is-locked.ts';
import { useLanguage, useText } from '../i18n/use-text.ts';
import { StateChips } from './state-chips.tsx';
import styles from './story-header.module.css';
import { StoryMenu } from './story-menu.tsx';

export function StoryHeader({ story, onTrash }: { story: StoryDetail; onTrash: () => void }) {
  const t = useText();
  const language = useLanguage();
  const { story_id: id, title } = story;
  const meta = {
    genre: t(`story.genres.${story.genre}`),
    state: t(story.completed ? 'detail.completed' : 'detail.ongoing'),
    schedule: story.completed ? '' : describeSchedule(story.fields.schedule, t, language),
  };
  return (
    <header className={styles.header}>
      <span className={styles.cover}>
        <Cover title={title} author={story.author} genre={story.genre} src={story.cover} />
      </span>
      <div className={styles.text}>
        <h2 lang={story.language} className={styles.title}>
          <bdi>{title}</bdi>
        </h2>
        <p className={styles.meta}>{t('detail.meta', meta).trim()}</p>
        <StateChips story={story} />
      </div>
      <div className={styles.actions}>
        <StoryMenu story={story} onTrash={onTrash} />
        {story.write_chapter_id && (
          <ButtonLink icon={<Smartphone />} to={paths.previewChapter(story.write_chapter_id)}>
            {t('detail.preview')}
          </ButtonLink>
        )}
        {!isLocked(story) && (
          <span className={styles.add}>
            <ButtonLink variant="primary" icon={<Plus />} to={paths.newChapter(id)}>
              {t('detail.addChapter')}
            </ButtonLink>
          </span>
        )}
      </div>
      <dl className={styles.totals} aria-label={t('detail.totals')}>
        <Total
          label={t('figure.published', { count: story.chapters_published })}
          value={formatNumber(story.chapters_published)}
        />
        <Total label={t('figure.words', { count: story.words })} value={formatNumber(story.words)} />
        <Total
          label={t('figure.reads', { count: story.reads })}
          value={formatFigure(story.reads)}
          more={t('figure.reads7', { figure: formatFigure(story.reads_7_days) })}
        />
        <Total
          label={t('figure.saved', { count: story.followers })}
          value={formatFigure(story.followers)}
          wide={Boolean(story.read_through)}
        />
        <Total
          label={t('figure.comments', { count: story.comments })}
          value={formatNumber(story.comments)}
          more={story.new_comments > 0 ? t('figure.newComments', { count: story.new_comments }) : undefined}
          wide={Boolean(story.read_through)}
        />
        {story.read_through && <ReadThrough {...story.read_through} />}
      </dl>
      {isLocked(story) && (
        <div className={styles.note}>
          <Alert tone="neutral" title={t(story.completed ? 'detail.completedNote' : 'app.completion.20')} />
        </div>
      )}
    </header>
  );
}

/** How many of the first chapter's readers are left at the last one. */
function ReadThrough({ first_readers: first, last_readers: last }: NonNullable<StoryDetail['read_through']>) {
  const t = useText();
  return (
    <Total
      label={
        <>
          <span className={styles.wide}>{t('detail.readThrough')}</span>
          <span className={styles.narrow}>{t('detail.finishRate')}</span>
        </>
      }
      // A chapter that was put in later may have had more.
      value={formatShare(Math.min(1, last / first))}
      title={t('detail.readThrough.of', { last: formatNumber(last), first: formatNumber(first) })}
    />
  );
}

interface TotalProps {
  label: ReactNode;
  value: string;
  /** A second, smaller figure. */
  more?: string | undefined;
  /** Left out on a phone. */
  wide?: boolean;
  title?: string;
}

function Total({ label, value, more, wide, title }: TotalProps) {
  return (
    <div className={wide ? styles.wide : undefined} title={title}>
      <dt>
        {label} {more && <span className={styles.more}>{more}</span>}
      </dt>
      <dd>{value}</dd>
    </div>
  );
}
