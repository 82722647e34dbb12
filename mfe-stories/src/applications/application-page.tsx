import { FILLABLE_STATUSES } from '@myfiction/shared/contract/application-transitions.ts';
import { paths } from '@myfiction/shared/contract/paths.ts';
import { Navigate, useLocation, usePageTitle, useParams, useSearchParams } from '@myfiction/shared/host.ts';
import { isMissing } from '@myfiction/shared/screen/is-missing.ts';
import { StatusMessage } from '@myfiction/shared/screen/status-message.tsx';
import { useDelayed } from '@myfiction/shared/screen/use-delayed.ts';
import { useLate } from '@myfiction/shared/screen/use-late.ts';
import { ErrorState } from '@myfiction/shared/ui.ts';
import type { ComponentType, ReactNode } from 'react';
import { useApplication } from '../api/application.ts';
import { useFollowApplications } from '../api/follow-applications.ts';
import { useStory } from '../api/get-story.ts';
import { completionPath } from '../common/application-path.ts';
import { EditorFrame } from '../common/editor-frame.tsx';
import { StoryMissing } from '../common/story-missing.tsx';
import { useText } from '../i18n/use-text.ts';
import { modeOf } from './application-mode.ts';
import { ApplicationSkeleton } from './application-skeleton.tsx';
import type { ApplicationDetailProps } from './view/application-detail-props.ts';

const loadContract = () => import('./contract/contract-page.tsx').then((module) => module.default);
const loadPayToRead = () => import('./pay-to-read/pay-to-read-page.tsx').then((module) => module.default);
const loadDetail = () => import('./view/application-detail.tsx').then((module) => module.default);

/** `/book-apply/contract/:mode` and `/book-apply/enterV/:mode`: a form while it can be written, then what became of it. */
export function ApplicationPage() {
  const t = useText();
  const kind = useLocation().pathname.startsWith('/book-apply/contract') ? 'contract' : 'pay-to-read';
  const { mode } = useParams();
  const id = useSearchParams()[0].get('id') ?? undefined;
  const story = useStory(id);
  const application = useApplication(id, kind, { fresh: true });
  const title = t(`app.${kind}`);
  usePageTitle(title);
  useFollowApplications();

  const isNowhere = id === undefined || isMissing(story.error) || isMissing(application.error);
  // A cached copy may be older than the server's: a form opened with it would end in a needless conflict.
  const view = application.isFetchedAfterMount ? application.data : undefined;
  const isFailed = !isNowhere && (story.isError || application.isError);
  const late = useDelayed(!isNowhere && !isFailed && !(story.data && view));
  if (story.data && view && !isNowhere) {
    const right = modeOf(view.status, mode);
    const fallback = <ApplicationSkeleton title={title} storyId={view.story_id} />;
    if (right !== mode) return <Navigate to={pathOf(kind, right, view.story_id)} replace />;
    const isForm = FILLABLE_STATUSES.includes(view.status) && right !== 'view';
    const load = !isForm ? loadDetail : kind === 'contract' ? loadContract : loadPayToRead;
    return (
      <LatePage
        key={`${view.story_id} ${kind} ${isForm}`}
        load={load}
        fallback={fallback}
        story={story.data}
        view={view}
      />
    );
  }
  if (late) {
    return (
      <>
        <StatusMessage text={t('detail.loading')} />
        <ApplicationSkeleton title={title} storyId={id} />
      </>
    );
  }
  const retry = () => {
    void story.refetch();
    void application.refetch();
  };
  return (
    <EditorFrame title={title} back={{ to: id ? completionPath(id) : paths.myStories(), label: t('apply.back') }}>
      {isNowhere && <StoryMissing />}
      {isFailed && <ErrorState title={t('apply.error')} onRetry={retry} />}
    </EditorFrame>
  );
}

interface LatePageProps extends ApplicationDetailProps {
  load: () => Promise<ComponentType<ApplicationDetailProps>>;
  fallback: ReactNode;
}

function LatePage({ load, fallback, ...application }: LatePageProps) {
  const Page = useLate(load, true);
  return Page ? <Page {...application} /> : fallback;
}

function pathOf(kind: 'contract' | 'pay-to-read', mode: 'new' | 'reapply' | 'view', storyId: string): string {
  return kind === 'contract' ? paths.contract(mode, storyId) : paths.payToRead(mode, storyId);
}
