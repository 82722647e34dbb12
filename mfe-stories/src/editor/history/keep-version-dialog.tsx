import { VERSION_NAME_MAX } from '@myfiction/shared/contract/rules.ts';
import { ApiError, callApi, toast } from '@myfiction/shared/host.ts';
import { Button, Dialog, Field, TextInput } from '@myfiction/shared/ui.ts';
import { type FormEvent, useId, useState } from 'react';
import { useEditor } from '../components/editor-context.ts';
import { useHistoryText } from '../i18n/use-history-text.ts';
import { useRefreshVersions } from './history-queries.ts';

/** Keeps the chapter as it is now; what is not saved yet is saved first. */
export function KeepVersionDialog({ onClose }: { onClose: () => void }) {
  const t = useHistoryText();
  const formId = useId();
  const { session } = useEditor();
  const { chapterId } = session.target;
  const refresh = useRefreshVersions(chapterId);
  const [name, setName] = useState('');
  const [isKeeping, setKeeping] = useState(false);
  const isEmpty = !session.store.view.isCreated && !session.isUnsaved;
  const keep = async () => {
    if (!(await session.flush())) return toast.warning(t('keep.notSaved'));
    await callApi('chapter/keepVersion', { chapter_id: chapterId, kind: 'named', name: name.trim() });
    toast.success(t('keep.done'));
    onClose();
    return refresh();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setKeeping(true);
    keep()
      // A call that failed has its own toast; the dialog stays.
      .catch((error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
      })
      .finally(() => setKeeping(false));
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('keep.title')}
      description={t(isEmpty ? 'keep.empty' : 'keep.text')}
      width={420}
      footer={
        <Button variant="primary" type="submit" form={formId} loading={isKeeping} disabled={isEmpty}>
          {t('keep.save')}
        </Button>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <Field label={t('keep.field')}>
          <TextInput value={name} onChange={setName} maxLength={VERSION_NAME_MAX} autoComplete="off" />
        </Field>
      </form>
    </Dialog>
  );
}
