import { useTranslation } from '@myfiction/shared/host.ts';
import type en from './en.ts';
import { EDITOR_NAMESPACE } from './messages.ts';

type WithoutPlural<K> = K extends `${infer Base}_one` ? Base : K extends `${infer Base}_other` ? Base : K;
export type EditorTextKey = WithoutPlural<keyof typeof en>;
export type EditorText = (key: EditorTextKey, params?: Record<string, string | number>) => string;

/** The editor's texts; a key without a message does not compile. */
export function useEditorText(): EditorText {
  return useTranslation(EDITOR_NAMESPACE).t;
}
