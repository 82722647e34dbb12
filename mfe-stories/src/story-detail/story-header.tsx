import type { StoryDetail } from '@myfiction/shared/contract/calls/story.ts';
import { paths } from '@myfiction/shared/contract/paths.ts';
import { formatNumber } from '@myfiction/shared/host.ts';
import { Alert, ButtonLink, Cover } from '@myfiction/shared/ui.ts';
import { Plus, Smartphone } from 'lucide-react';
import { describeSchedule } from '../common/describe-schedule.ts';
import { formatFigure } from '../common/figures.ts';
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
        <Total label={t('figure.saved', { count: story.followers })} value={formatFigure(story.followers)} wide />
        <Total
          label={t('figure.comments', { count: story.comments })}
          value={formatNumber(story.comments)}
          more={story.new_comments > 0 ? t('figure.newComments', { count: story.new_comments }) : undefined}
        />
      </dl>
      {isLocked(story) && (
        <div className={styles.note}>
          <Alert tone="neutral" title={t(story.completed ? 'detail.completedNote' : 'app.completion.20')} />
        </div>
      )}
    </header>
  );
}

interface TotalProps {
  label: string;
  value: string;
  /** A second, smaller figure. */
  more?: string | undefined;
  wide?: boolean;
}

function Total({ label, value, more, wide }: TotalProps) {
  return (
    <div className={wide ? styles.wide : undefined}>
      <dt>
        {label}
        {more && <span className={styles.more}>{more}</span>}
      </dt>
      <dd>{value}</dd>
    </div>
  );
}
