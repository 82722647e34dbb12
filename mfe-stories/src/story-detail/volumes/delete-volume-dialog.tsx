import type { Volume } from '@myfiction/shared/contract/calls/story-structure.ts';
import { toast } from '@myfiction/shared/host.ts';
import { isMissing } from '@myfiction/shared/screen/is-missing.ts';
import { ConfirmDialog } from '@myfiction/shared/ui.ts';
import { useChangeVolumes } from '../../api/change-volumes.ts';
import { useDialogText } from '../i18n/use-dialog-text.ts';

export interface DeleteVolumeDialogProps {
  storyId: string;
  volume: Volume;
  /** How many chapters stand in it. */
  chapters: number;
  onClose: () => void;
}

/** Says what becomes of the chapters before a volume goes. */
export function DeleteVolumeDialog({ storyId, volume, chapters, onClose }: DeleteVolumeDialogProps) {
  const t = useDialogText();
  const { mutate, isPending } = useChangeVolumes(storyId);
  const remove = () =>
    mutate(
      { kind: 'delete', volumeId: volume.volume_id },
      {
        onSuccess: () => {
          toast.success(t('volume.deleted', { title: volume.title }));
          onClose();
        },
        // Another tab was first.
        onError: (error) => isMissing(error) && onClose(),
      },
    );
  return (
    <ConfirmDialog
      title={t('volume.deleteTitle', { title: volume.title })}
      text={
        chapters === 0
          ? t('volume.deleteEmpty')
          : t(volume.position === 1 ? 'volume.deleteFirst' : 'volume.deleteText', { count: chapters })
      }
      confirmLabel={t('volume.delete')}
      danger
      loading={isPending}
      onConfirm={remove}
      onClose={onClose}
    />
  );
}
