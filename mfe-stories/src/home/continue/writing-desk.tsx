import type { HomeOverview } from '@myfiction/shared/contract/calls/writing.ts';
import { paths } from '@myfiction/shared/contract/paths.ts';
import { ButtonLink, Cover, EmptyState } from '@myfiction/shared/ui.ts';
import { useHomeText } from '../i18n/use-home-text.ts';
import { ContinueCard } from './continue-card.tsx';
import styles from './desk.module.css';

/** The next sentence: where the author stopped, else in the next chapter of the story last worked on. */
export function WritingDesk({ home }: { home: HomeOverview }) {
  const t = useHomeText();
  if (home.continue_writing) return <ContinueCard chapter={home.continue_writing} />;
  const story = home.latest_story;
  if (!story) {
    const kind = emptyKind(home);
    return (
      <EmptyState
        illustration="book"
        title={t(`${kind}.title`)}
        text={t(`${kind}.text`)}
        action={
          <ButtonLink variant="primary" size="lg" to={paths.newStory()}>
            {t('newStory')}
          </ButtonLink>
        }
      />
    );
  }
  return (
    <>
      <div className={styles.chapter}>
        <Cover title={story.title} author={story.author} genre={story.genre} src={story.cover} width={54} />
        <div className={styles.grow}>
          <h3 className={styles.title}>{t('next.title')}</h3>
          <p className={styles.story}>{t('next.text', { title: story.title })}</p>
        </div>
      </div>
      <div className={styles.act}>
        <ButtonLink variant="primary" size="lg" to={paths.newChapter(story.story_id)}>
          {t('next.action')}
        </ButtonLink>
      </div>
    </>
  );
}

function emptyKind({ stories, stories_in_review: inReview = 0 }: HomeOverview) {
  if (stories === 0) return 'noStory';
  return inReview > 0 ? 'inReview' : 'allCompleted';
}
