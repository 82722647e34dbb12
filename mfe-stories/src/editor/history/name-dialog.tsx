import type { ChapterVersion } from '@myfiction/shared/contract/calls/chapter-history.ts';
import { VERSION_NAME_MAX } from '@myfiction/shared/contract/rules.ts';
import { Button, Dialog, Field, TextInput } from '@myfiction/shared/ui.ts';
import { type FormEvent, useId, useState } from 'react';
import { useEditor } from '../components/editor-context.ts';
import { useHistoryText } from '../i18n/use-history-text.ts';
import { useNameVersion } from './history-queries.ts';

/** Gives a version a name, or takes it away. */
export function NameDialog({ version, onClose }: { version: ChapterVersion; onClose: () => void }) {
  const t = useHistoryText();
  const formId = useId();
  const save = useNameVersion(useEditor().session.target.chapterId);
  const [name, setName] = useState(version.name);
  const give = (next: string) => save.mutate({ number: version.number, name: next }, { onSuccess: onClose });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() !== '') give(name.trim());
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('name.title')}
      description={t('name.text')}
      width={420}
      footer={
        <>
          {version.name !== '' && (
            <Button variant="ghost" disabled={save.isPending} onClick={() => give('')}>
              {t('name.remove')}
            </Button>
          )}
          <Button
            variant="primary"
            type="submit"
            form={formId}
            loading={save.isPending}
            disabled={name.trim() === '' || name.trim() === version.name}
          >
            {t('name.save')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <Field label={t('name.field')}>
          <TextInput value={name} onChange={setName} maxLength={VERSION_NAME_MAX} autoComplete="off" />
        </Field>
      </form>
    </Dialog>
  );
}
