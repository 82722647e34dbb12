import { paths } from '@myfiction/shared/contract/paths.ts';
import { ApiError, usePageTitle, useSearchParams } from '@myfiction/shared/host.ts';
import { useDelayed } from '@myfiction/shared/screen/use-delayed.ts';
import { ButtonLink, EmptyState, ErrorState, Spinner } from '@myfiction/shared/ui.ts';
import { useChapter } from '../api/get-chapter.ts';
import { EditorFrame } from '../common/editor-frame.tsx';
import { useText } from '../i18n/use-text.ts';
import styles from './chapter-preview.module.css';
import { ChapterPreview } from './chapter-preview.tsx';

/** `/my-stories/chapter/view?id=`: the chapter as it was last saved. */
export function PreviewPage() {
  const t = useText();
  const id = useSearchParams()[0].get('id') ?? undefined;
  const query = useChapter(id);
  const late = useDelayed(query.isLoading);
  usePageTitle(t('page.chapter-preview'));
  if (query.data && query.isFetchedAfterMount) return <ChapterPreview chapter={query.data} />;
  const missing = id === undefined || (query.error instanceof ApiError && query.error.errorName === 'notFound');
  return (
    <EditorFrame title={t('page.chapter-preview')} back={{ to: paths.myStories(), label: t('page.my-stories') }}>
      {missing && (
        <EmptyState
          illustration="torn-page"
          title={t('preview.missing.title')}
          text={t('preview.missing.text')}
          action={<ButtonLink to={paths.myStories()}>{t('detail.missing.action')}</ButtonLink>}
        />
      )}
      {query.isError && !missing && (
        <ErrorState title={t('preview.error.title')} onRetry={() => void query.refetch()} />
      )}
      <div role="status" className={styles.loading}>
        {late && (
          <>
            <Spinner />
            {t('preview.loading')}
          </>
        )}
      </div>
    </EditorFrame>
  );
}
