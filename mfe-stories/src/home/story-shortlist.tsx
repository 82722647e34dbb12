import type { StorySummary } from '@myfiction/shared/contract/calls/story.ts';
import { paths } from '@myfiction/shared/contract/paths.ts';
import { formatNumber, formatRelative, Link } from '@myfiction/shared/host.ts';
import { Cover } from '@myfiction/shared/ui.ts';
import { formatFigure } from '../common/figures.ts';
import { useText } from '../i18n/use-text.ts';
import styles from './story-shortlist.module.css';

/** As many as stand beside the writing desk without a scroll. */
const SHOWN = 3;

export function StoryShortlist({ stories }: { stories: readonly StorySummary[] }) {
  const t = useText();
  return (
    <section className={styles.rail} aria-labelledby="home-stories">
      <div className={styles.head}>
        <h3 className={styles.title} id="home-stories">
          {t('home.stories')}
        </h3>
        <Link to={paths.myStories()} className={styles.all}>
          {t('home.allStories')}
        </Link>
      </div>
      <ul className={styles.list}>
        {stories.slice(0, SHOWN).map((story) => (
          <li key={story.story_id} className={styles.story}>
            <Cover title={story.title} author={story.author} genre={story.genre} src={story.cover} width={48} />
            <div className={styles.text}>
              <Link to={paths.storyDetail(story.story_id)} className={styles.name}>
                {story.title}
              </Link>
              <p>
                {t('home.storyLine', {
                  genre: t(`story.genres.${story.genre}`),
                  when: formatRelative(story.updated_at),
                })}
              </p>
              <p className={styles.figures}>
                {t('home.storyFigures', {
                  count: story.chapters_published,
                  words: formatNumber(story.words),
                  reads: formatFigure(story.reads),
                })}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
