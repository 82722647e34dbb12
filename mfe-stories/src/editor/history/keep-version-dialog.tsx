import { VERSION_NAME_MAX } from '@myfiction/shared/contract/rules.ts';
import { ApiError, callApi, toast } from '@myfiction/shared/host.ts';
import { Field, FormDialog, TextInput } from '@myfiction/shared/ui.ts';
import { useState } from 'react';
import { useEditor } from '../components/editor-context.ts';
import { useHistoryText } from '../i18n/use-history-text.ts';
import { useRefreshVersions } from './history-queries.ts';

/** Keeps the chapter as it is now; what is not saved yet is saved first. */
export function KeepVersionDialog({ onClose }: { onClose: () => void }) {
  const t = useHistoryText();
  const { session } = useEditor();
  const { chapterId } = session.target;
  const refresh = useRefreshVersions(chapterId);
  const [name, setName] = useState('');
  const [isKeeping, setKeeping] = useState(false);
  const isEmpty = !session.store.view.isCreated && !session.isUnsaved;
  const keep = async () => {
    if (!(await session.flush())) return toast.warning(t('keep.notSaved'));
    const kept = await callApi('chapter/keepVersion', { chapter_id: chapterId, kind: 'named', name: name.trim() });
    toast.success(t('keep.done'));
    onClose();
    return refresh(kept);
  };
  const submit = () => {
    setKeeping(true);
    keep()
      // A call that failed has its own toast; the dialog stays.
      .catch((error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
      })
      .finally(() => setKeeping(false));
  };
  return (
    <FormDialog
      title={t('keep.title')}
      text={t(isEmpty ? 'keep.empty' : 'keep.text')}
      confirmLabel={t('keep.save')}
      loading={isKeeping}
      disabled={isEmpty}
      unsaved={name.trim() !== ''}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label={t('keep.field')}>
        <TextInput
          value={name}
          onChange={setName}
          readOnly={isKeeping}
          maxLength={VERSION_NAME_MAX}
          autoComplete="off"
        />
      </Field>
    </FormDialog>
  );
}
