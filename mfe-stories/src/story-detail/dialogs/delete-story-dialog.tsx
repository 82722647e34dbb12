import type { StoryDetail } from '@myfiction/shared/contract/calls/story.ts';
import { paths } from '@myfiction/shared/contract/paths.ts';
import { ApiError, toast, useNavigate } from '@myfiction/shared/host.ts';
import { ConfirmDialog } from '@myfiction/shared/ui.ts';
import { useDeleteStory } from '../../api/delete-story.ts';
import { useDialogText } from '../i18n/use-dialog-text.ts';

/** The story itself goes at once; what keeps it, its chapters before all, stands in the dialog. */
export function DeleteStoryDialog({ story, onClose }: { story: StoryDetail; onClose: () => void }) {
  const t = useDialogText();
  const navigate = useNavigate();
  const { mutate, isPending, error } = useDeleteStory();
  const { story_id: id, title } = story;
  const onSuccess = () => {
    toast.success(t('story.deleted', { title }));
    navigate(paths.myStories(), { replace: true });
  };
  return (
    <ConfirmDialog
      title={t('story.deleteTitle', { title })}
      text={t('story.deleteText')}
      confirmLabel={t('story.delete')}
      danger
      loading={isPending}
      error={error instanceof ApiError && !error.isToasted && error.message}
      onConfirm={() => mutate(id, { onSuccess })}
      onClose={onClose}
    />
  );
}
