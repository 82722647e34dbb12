import { toast, useIsPhone } from '@myfiction/shared/host.ts';
import { useCallback, useState } from 'react';
import { useEditor } from '../components/editor-context.ts';
import { useEditorText } from '../i18n/use-editor-text.ts';

/** Whether everything but the text has faded, and the way in and out. */
export function useFocusMode(): [boolean, (isFocus: boolean) => void] {
  const t = useEditorText();
  const { view } = useEditor();
  const isPhone = useIsPhone();
  const [isFocus, setFocus] = useState(false);
  const change = useCallback(
    (next: boolean) => {
      setFocus(next);
      if (next) toast.info(t(isPhone ? 'focus.hint.phone' : 'focus.hint'));
      view.current?.focus();
    },
    [t, view, isPhone],
  );
  return [isFocus, change];
}
