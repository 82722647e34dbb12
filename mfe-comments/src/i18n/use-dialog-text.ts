import { registerMessages, type TextKeyOf, type TextOf, useTranslation } from '@myfiction/shared/host.ts';
import dialogs from './en/dialogs.ts';
import type list from './en.ts';
import { COMMENTS_NAMESPACE } from './messages.ts';

const DIALOGS_NAMESPACE = 'comments-dialogs';
const NAMESPACES = [DIALOGS_NAMESPACE, COMMENTS_NAMESPACE];

type Texts = typeof dialogs & typeof list;
export type DialogTextKey = TextKeyOf<Texts>;

/** Settled once the texts of the dialogs, which the list does not carry, are there in the author's language. */
export const dialogTexts = registerMessages(DIALOGS_NAMESPACE, {
  en: dialogs,
  load: { es: () => import('./es/dialogs.ts') },
});

/** The texts of what opens over the list, and those of the list. */
export function useDialogText(): TextOf<Texts> {
  return useTranslation(NAMESPACES).t;
}
