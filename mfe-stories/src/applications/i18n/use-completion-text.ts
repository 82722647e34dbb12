import { lateText } from '../../editor/i18n/late-text.ts';
import type { TextOf } from '../../editor/i18n/text-of.ts';
import en from './en/completion.ts';

export type CompletionText = TextOf<typeof en>;

export const useCompletionText = lateText('application-completion', {
  en,
  load: { es: () => import('./es/completion.ts') },
});
