import type { Volume } from '@myfiction/shared/contract/calls/story-structure.ts';
import { countCharacters } from '@myfiction/shared/contract/count-characters.ts';
import { VOLUME_TITLE_MAX } from '@myfiction/shared/contract/rules.ts';
import { ApiError, toast } from '@myfiction/shared/host.ts';
import { isMissing } from '@myfiction/shared/screen/is-missing.ts';
import { useStateOverSignIn } from '@myfiction/shared/screen/use-state-over-sign-in.ts';
import { Field, FormDialog, TextInput } from '@myfiction/shared/ui.ts';
import { useChangeVolumes } from '../../api/change-volumes.ts';
import { useDialogText } from '../i18n/use-dialog-text.ts';

export interface VolumeNameDialogProps {
  storyId: string;
  /** The one to rename; without it a new one is made. */
  volume?: Volume;
  /** Goes on with the new one, and says what came of it. */
  onSaved?: (volumeId: string) => void;
  onClose: () => void;
}

/** Names a volume, new or old. */
export function VolumeNameDialog({ storyId, volume, onSaved, onClose }: VolumeNameDialogProps) {
  const t = useDialogText();
  const { mutateAsync, isPending } = useChangeVolumes(storyId);
  const [title, setTitle] = useStateOverSignIn(`volume ${volume?.volume_id ?? `of ${storyId}`}`, volume?.title ?? '');
  const name = title.trim();
  const isTooLong = countCharacters(name) > VOLUME_TITLE_MAX;
  const save = async () => {
    try {
      const saved = await mutateAsync(
        volume ? { kind: 'rename', volumeId: volume.volume_id, title: name } : { kind: 'create', title: name },
      );
      onClose();
      if (onSaved) onSaved(saved.volumeId);
      else if (!volume) toast.success(t('volume.created', { title: name }));
    } catch (error) {
      // It has had its toast; the name stays in the field, unless what it names is gone.
      if (!(error instanceof ApiError)) throw error;
      if (isMissing(error)) onClose();
    }
  };
  return (
    <FormDialog
      title={t(volume ? 'volume.renameTitle' : 'volume.newTitle')}
      confirmLabel={t(volume ? 'volume.save' : 'volume.create')}
      loading={isPending}
      disabled={name === '' || isTooLong}
      unsaved={name !== (volume?.title ?? '')}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <Field
        label={t('volume.name')}
        help={volume ? undefined : t('volume.newHelp')}
        error={isTooLong ? t('volume.tooLong', { max: VOLUME_TITLE_MAX }) : undefined}
      >
        <TextInput value={title} onChange={setTitle} readOnly={isPending} count={VOLUME_TITLE_MAX} />
      </Field>
    </FormDialog>
  );
}
