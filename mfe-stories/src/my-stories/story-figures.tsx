import type { StorySummary } from '@myfiction/shared/contract/calls/story.ts';
import { formatNumber } from '@myfiction/shared/host.ts';
import { formatFigure } from '../common/figures.ts';
import { useText } from '../i18n/use-text.ts';
import styles from './story-figures.module.css';

/** What a story has come to, at a glance. The number stands above its word; readers of the page hear the word first. */
export function StoryFigures({ story, className }: { story: StorySummary; className?: string }) {
  const t = useText();
  return (
    <dl className={`${styles.figures} ${className ?? ''}`}>
      <Figure label={t('figure.chapters')} value={formatNumber(story.chapters_published)} />
      <Figure label={t('figure.words')} value={formatNumber(story.words)} />
      <Figure
        label={t('figure.reads')}
        value={formatFigure(story.reads)}
        hint={t('figure.reads7', { figure: formatNumber(story.reads_7_days) })}
      />
      <Figure
        label={t('figure.comments')}
        value={formatNumber(story.comments)}
        fresh={
          story.new_comments > 0 ? t('figure.newComments', { figure: formatNumber(story.new_comments) }) : undefined
        }
      />
      <Figure label={t('figure.saved')} value={formatFigure(story.followers)} wide />
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
  /** Left out on phones. */
  wide?: boolean;
}

function Figure({ label, value, hint, fresh, wide }: FigureProps) {
  return (
    <div className={wide ? styles.wide : undefined} title={hint}>
      <dt>
        {label}
        {fresh && <span className={styles.fresh}>{fresh}</span>}
      </dt>
      <dd>{value}</dd>
    </div>
  );
}
