import type { StorySummary } from '@myfiction/shared/contract/calls/story.ts';
import { formatNumber } from '@myfiction/shared/host.ts';
import { formatFigure } from '../common/figures.ts';
import { useText } from '../i18n/use-text.ts';
import styles from './story-figures.module.css';

interface StoryFiguresProps {
  story: StorySummary;
  isPhone: boolean;
  className?: string | undefined;
}

/** What a story has come to, at a glance. The number stands above its word; readers of the page hear the word first. */
export function StoryFigures({ story, isPhone, className }: StoryFiguresProps) {
  const t = useText();
  return (
    <dl className={`${styles.figures} ${className ?? ''}`}>
      <Figure
        label={t('figure.chapters', { count: story.chapters_published })}
        value={formatNumber(story.chapters_published)}
      />
      <Figure label={t('figure.words', { count: story.words })} value={formatNumber(story.words)} />
      <Figure
        label={t('figure.reads', { count: story.reads })}
        value={formatFigure(story.reads)}
        hint={t('figure.reads7', { figure: formatNumber(story.reads_7_days) })}
      />
      <Figure
        label={t('figure.comments', { count: story.comments })}
        value={formatNumber(story.comments)}
        fresh={story.new_comments > 0 ? t('figure.newComments', { count: story.new_comments }) : undefined}
      />
      {!isPhone && (
        <Figure label={t('figure.saved', { count: story.followers })} value={formatFigure(story.followers)} />
      )}
    </dl>
  );
}

interface FigureProps {
  label: string;
  value: string;
  /** More about it, on hover. */
  hint?: string;
  /** What has come in since the author last looked. */
  fresh?: string | undefined;
}

function Figure({ label, value, hint, fresh }: FigureProps) {
  return (
    <div title={hint}>
      <dt>
        {label} {fresh && <span className={styles.fresh}>{fresh}</span>}
      </dt>
      <dd>{value}</dd>
    </div>
  );
}
