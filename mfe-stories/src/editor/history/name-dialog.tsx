import type { ChapterVersion } from '@myfiction/shared/contract/calls/chapter-history.ts';
import { VERSION_NAME_MAX } from '@myfiction/shared/contract/rules.ts';
import { Button, Field, FormDialog, TextInput } from '@myfiction/shared/ui.ts';
import { useState } from 'react';
import { useEditor } from '../components/editor-context.ts';
import { useHistoryText } from '../i18n/use-history-text.ts';
import { useNameVersion } from './history-queries.ts';

/** Gives a version a name, or takes it away. */
export function NameDialog({ version, onClose }: { version: ChapterVersion; onClose: () => void }) {
  const t = useHistoryText();
  const save = useNameVersion(useEditor().session.target.chapterId);
  const [name, setName] = useState(version.name);
  const give = (next: string) => save.mutate({ number: version.number, name: next }, { onSuccess: onClose });
  return (
    <FormDialog
      title={t('name.title')}
      text={t('name.text')}
      confirmLabel={t('name.save')}
      otherAction={
        version.name !== '' && (
          <Button variant="ghost" disabled={save.isPending} onClick={() => give('')}>
            {t('name.remove')}
          </Button>
        )
      }
      loading={save.isPending}
      disabled={name.trim() === '' || name.trim() === version.name}
      unsaved={name.trim() !== version.name}
      onSubmit={() => give(name.trim())}
      onClose={onClose}
    >
      <Field label={t('name.field')}>
        <TextInput
          value={name}
          onChange={setName}
          readOnly={save.isPending}
          maxLength={VERSION_NAME_MAX}
          autoComplete="off"
        />
      </Field>
    </FormDialog>
  );
}
