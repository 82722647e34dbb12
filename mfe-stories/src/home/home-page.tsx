import { usePageTitle } from '@myfiction/shared/host.ts';
import { StatusMessage } from '@myfiction/shared/screen/status-message.tsx';
import { useDelayed } from '@myfiction/shared/screen/use-delayed.ts';
import { ErrorState } from '@myfiction/shared/ui.ts';
import { useFollowApplications } from '../api/follow-applications.ts';
import { useFollowChapters, useFollowNews } from '../api/follow-story.ts';
import { useHome } from '../api/get-home.ts';
import { Greeting } from './greeting.tsx';
import { HomeParts } from './home-parts.tsx';
import { HomeSkeleton } from './home-skeleton.tsx';
import { useHomeText } from './i18n/use-home-text.ts';

export function HomePage() {
  const t = useHomeText();
  const query = useHome();
  const late = useDelayed(query.isPending);
  usePageTitle(t('page.home'));
  useFollowApplications();
  useFollowChapters();
  useFollowNews();
  return (
    <>
      <Greeting />
      <StatusMessage text={late ? t('loading') : ''} />
      {late && <HomeSkeleton />}
      {query.isError && !query.data && <ErrorState title={t('failed')} onRetry={() => void query.refetch()} />}
      {query.data && <HomeParts home={query.data} />}
    </>
  );
}
