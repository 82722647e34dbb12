import { paths } from '@myfiction/shared/contract/paths.ts';
import { useParams } from '@myfiction/shared/host.ts';
import { isMissing } from '@myfiction/shared/screen/is-missing.ts';
import { StatusMessage } from '@myfiction/shared/screen/status-message.tsx';
import { useDelayed } from '@myfiction/shared/screen/use-delayed.ts';
import { ErrorState } from '@myfiction/shared/ui.ts';
import { useStory } from '../api/get-story.ts';
import { EditorFrame } from '../common/editor-frame.tsx';
import { StoryMissing } from '../common/story-missing.tsx';
import { FormSkeleton } from './form-skeleton.tsx';
import { useStoryFormText } from './i18n/use-story-form-text.ts';
import { StoryForm } from './story-form.tsx';

/** `/my-stories/book-info` for a new story, `/my-stories/book-info/:id` for one that is there. */
export function StoryFormPage() {
  const { id } = useParams();
  return id === undefined ? <StoryForm key="new" /> : <EditedStory key={id} storyId={id} />;
}

function EditedStory({ storyId }: { storyId: string }) {
  const t = useStoryFormText();
  const story = useStory(storyId, { fresh: true });
  // A cached copy may be older than the server's: a form opened with it would end in a needless conflict.
  const current = story.isFetchedAfterMount ? story.data : undefined;
  const isWaiting = !current && !story.isError;
  const late = useDelayed(isWaiting);
  if (current) return <StoryForm story={current} />;
  const missing = isMissing(story.error);
  return (
    <EditorFrame title={t('form.title.edit')} back={{ to: paths.storyDetail(storyId), label: t('form.back') }}>
      {missing && <StoryMissing />}
      {story.isError && !missing && <ErrorState title={t('form.load.title')} onRetry={() => void story.refetch()} />}
      <StatusMessage text={late ? t('detail.loading') : ''} />
      {isWaiting && <FormSkeleton />}
    </EditorFrame>
  );
}
