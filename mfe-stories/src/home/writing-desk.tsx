import type { StorySummary } from '@myfiction/shared/contract/calls/story.ts';
import { paths } from '@myfiction/shared/contract/paths.ts';
import { ButtonLink, Cover, EmptyState } from '@myfiction/shared/ui.ts';
import { useText } from '../i18n/use-text.ts';
import { ContinueCard } from './continue-card.tsx';
import styles from './home.module.css';

/** The next sentence: in the newest draft, else in the next chapter of the story last worked on. */
export function WritingDesk({ stories }: { stories: readonly StorySummary[] }) {
  const t = useText();
  const drafted = stories.find((story) => story.write_chapter_id !== null);
  if (drafted?.write_chapter_id) return <ContinueCard story={drafted} chapterId={drafted.write_chapter_id} />;
  const latest = stories[0];
  if (!latest) {
    return (
      <EmptyState
        illustration="book"
        title={t('home.allCompleted.title')}
        text={t('home.allCompleted.text')}
        action={
          <ButtonLink variant="primary" size="lg" to={paths.newStory()}>
            {t('home.newStory')}
          </ButtonLink>
        }
      />
    );
  }
  return (
    <>
      <div className={styles.chapter}>
        <Cover title={latest.title} author={latest.author} genre={latest.genre} src={latest.cover} width={54} />
        <div>
          <h3 className={styles.chapterTitle}>{t('home.next.title')}</h3>
          <p className={styles.quiet}>{t('home.next.text', { title: latest.title })}</p>
        </div>
      </div>
      <div className={styles.act}>
        <ButtonLink variant="primary" size="lg" to={paths.newChapter(latest.story_id)}>
          {t('home.next.action')}
        </ButtonLink>
      </div>
    </>
  );
}
