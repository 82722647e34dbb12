import { paths } from '@myfiction/shared/contract/paths.ts';
import { ApiError, useLocation, usePageTitle, useSearchParams } from '@myfiction/shared/host.ts';
import { ErrorState, Spinner } from '@myfiction/shared/ui.ts';
import { useStory } from '../api/get-story.ts';
import { completionPath } from '../common/application-path.ts';
import { EditorFrame } from '../common/editor-frame.tsx';
import { StoryMissing } from '../common/story-missing.tsx';
import { useDelayed } from '../common/use-delayed.ts';
import { useText } from '../i18n/use-text.ts';
import { ApplicationOverview } from './application-overview.tsx';
import styles from './application-page.module.css';

/** `/book-apply/contract/:mode` and `/book-apply/enterV/:mode`: where the story's application stands. */
export function ApplicationPage() {
  const t = useText();
  const kind = useLocation().pathname.startsWith('/book-apply/contract') ? 'contract' : 'payToRead';
  const id = useSearchParams()[0].get('id') ?? undefined;
  const query = useStory(id);
  const late = useDelayed(query.isLoading);
  const title = t(`app.${kind}`);
  usePageTitle(title);
  const missing = id === undefined || (query.error instanceof ApiError && query.error.errorName === 'notFound');
  return (
    <EditorFrame title={title} back={{ to: id ? completionPath(id) : paths.myStories(), label: t('apply.back') }}>
      {query.data && <ApplicationOverview kind={kind} story={query.data} />}
      {missing && <StoryMissing />}
      {query.isError && !missing && !query.data && (
        <ErrorState title={t('detail.error.title')} onRetry={() => void query.refetch()} />
      )}
      <div role="status" className={styles.loading} hidden={!late}>
        {late && (
          <>
            <Spinner />
            {t('detail.loading')}
          </>
        )}
      </div>
    </EditorFrame>
  );
}
