import { lateText } from '../../editor/i18n/late-text.ts';
import type { TextOf } from '../../editor/i18n/text-of.ts';
import en from './en/terms.ts';

export type TermsText = TextOf<typeof en>;

export const useTermsText = lateText('application-terms', { en, load: { es: () => import('./es/terms.ts') } });
