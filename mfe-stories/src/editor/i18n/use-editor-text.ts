import { type TextOf, useTranslation } from '@myfiction/shared/host.ts';
import type en from './en.ts';
import { EDITOR_NAMESPACE } from './messages.ts';

export type EditorText = TextOf<typeof en>;

/** The texts of the editor's page. */
export function useEditorText(): EditorText {
  return useTranslation(EDITOR_NAMESPACE).t;
}
