import { STORY_FILTER } from '@myfiction/shared/contract/story-options.ts';
import { usePageTitle } from '@myfiction/shared/host.ts';
import { ErrorState } from '@myfiction/shared/ui.ts';
import { useStories } from '../api/get-stories.ts';
import { StatusMessage } from '../common/status-message.tsx';
import { useDelayed } from '../common/use-delayed.ts';
import { useText } from '../i18n/use-text.ts';
import { FirstSteps } from './first-steps.tsx';
import { Greeting } from './greeting.tsx';
import styles from './home.module.css';
import { HomeSkeleton } from './home-skeleton.tsx';
import { StoryShortlist } from './story-shortlist.tsx';
import { WritingDesk } from './writing-desk.tsx';

const ONGOING = { filter: STORY_FILTER.ongoing, q: '', sort: 'updated' } as const;

export function HomePage() {
  const t = useText();
  const stories = useStories(ONGOING);
  const late = useDelayed(stories.isPending);
  usePageTitle(t('page.home'));
  const first = stories.data?.pages[0];
  const items = first?.items ?? [];
  const completed = first?.counts.completed ?? 0;
  const beginner = first && completed === 0 && items.every((story) => story.chapters_published === 0);
  return (
    <>
      <Greeting />
      <StatusMessage text={late ? t('home.loading') : ''} />
      {late && <HomeSkeleton />}
      {stories.isError && !first && <ErrorState title={t('home.error.title')} onRetry={() => void stories.refetch()} />}
      {first && (
        <div className={styles.hero} data-alone={items.length === 0 || undefined}>
          <section className={styles.desk}>
            {beginner ? <FirstSteps stories={items} /> : <WritingDesk stories={items} />}
          </section>
          {items.length > 0 && <StoryShortlist stories={items} />}
        </div>
      )}
    </>
  );
}
