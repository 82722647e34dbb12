import { paths } from '@myfiction/shared/contract/paths.ts';
import { usePageTitle, useSearchParams } from '@myfiction/shared/host.ts';
import { isMissing } from '@myfiction/shared/screen/is-missing.ts';
import { StatusMessage } from '@myfiction/shared/screen/status-message.tsx';
import { useDelayed } from '@myfiction/shared/screen/use-delayed.ts';
import { ButtonLink, EmptyState, ErrorState } from '@myfiction/shared/ui.ts';
import { useChapter } from '../api/get-chapter.ts';
import { EditorFrame } from '../common/editor-frame.tsx';
import { ChapterPreview } from './chapter-preview.tsx';
import { usePreviewText } from './i18n/use-preview-text.ts';
import { PreviewSkeleton } from './preview-skeleton.tsx';

/** `/my-stories/chapter/view?id=`: the chapter as it was last saved. */
export function PreviewPage() {
  const t = usePreviewText();
  const id = useSearchParams()[0].get('id') ?? undefined;
  const query = useChapter(id);
  const current = query.isFetchedAfterMount ? query.data : undefined;
  const isWaiting = id !== undefined && !current && !query.isError;
  const late = useDelayed(isWaiting);
  usePageTitle(t('page.chapter-preview'));
  if (current) return <ChapterPreview chapter={current} />;
  const missing = id === undefined || isMissing(query.error);
  return (
    <EditorFrame
      title={t('page.chapter-preview')}
      back={{ to: paths.myStories(), label: t('page.my-stories') }}
      sheet={!isWaiting}
    >
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
      <StatusMessage text={late ? t('preview.loading') : ''} />
      {isWaiting && <PreviewSkeleton />}
    </EditorFrame>
  );
}
