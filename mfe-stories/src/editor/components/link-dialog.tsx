import { Button, Dialog, Field, TextInput } from '@myfiction/shared/ui.ts';
import type { Command } from 'prosemirror-state';
import { type FormEvent, useId, useState } from 'react';
import { useFormatText } from '../i18n/use-format-text.ts';
import { linkAddress, linkAt, removeLink, setLink } from '../prose/links.ts';
import { useEditor } from './editor-context.ts';

/** Sets, changes or removes the link at the selection. */
export function LinkDialog({ onClose }: { onClose: () => void }) {
  const t = useFormatText();
  const { session, view } = useEditor();
  const formId = useId();
  const current = linkAt(session.store.state);
  const [address, setAddress] = useState<string>(current?.mark.attrs.href ?? '');
  const [isWrong, setWrong] = useState(false);
  const finish = (command: Command) => {
    onClose();
    if (!view.current) return;
    command(view.current.state, view.current.dispatch, view.current);
    view.current.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const href = linkAddress(address);
    if (href === '') setWrong(true);
    else finish(setLink(href));
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('link.title')}
      width={440}
      footer={
        <>
          {current && <Button onClick={() => finish(removeLink)}>{t('link.remove')}</Button>}
          <Button variant="primary" type="submit" form={formId}>
            {t('link.save')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
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
      </form>
    </Dialog>
  );
}
