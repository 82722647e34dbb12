import { Button, Field, FormDialog, TextInput } from '@myfiction/shared/ui.ts';
import type { Command } from 'prosemirror-state';
import { useState } from 'react';
import { useFormatText } from '../i18n/use-format-text.ts';
import { linkAddress, linkAt, removeLink, setLink } from '../prose/links.ts';
import { useEditor } from './editor-context.ts';

/** Sets, changes or removes the link at the selection. */
export function LinkDialog({ onClose }: { onClose: () => void }) {
  const t = useFormatText();
  const { session, view } = useEditor();
  const current = linkAt(session.store.state);
  const [address, setAddress] = useState<string>(current?.mark.attrs.href ?? '');
  const [isWrong, setWrong] = useState(false);
  const finish = (command: Command) => {
    onClose();
    if (!view.current) return;
    command(view.current.state, view.current.dispatch, view.current);
    view.current.focus();
  };
  const submit = () => {
    const href = linkAddress(address);
    if (href === '') setWrong(true);
    else finish(setLink(href));
  };
  return (
    <FormDialog
      title={t('link.title')}
      confirmLabel={t('link.save')}
      otherAction={current && <Button onClick={() => finish(removeLink)}>{t('link.remove')}</Button>}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label={t('link.field')} help={t('link.help')} error={isWrong ? t('link.error') : undefined}>
        <TextInput
          value={address}
          onChange={(value) => {
            setAddress(value);
            setWrong(false);
          }}
          error={isWrong}
          inputMode="url"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Field>
    </FormDialog>
  );
}
