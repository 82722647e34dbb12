import type { TextOf } from '@myfiction/shared/host.ts';
import { lateText } from '../../i18n/late-text.ts';
import en from './en/terms.ts';

export type TermsText = TextOf<typeof en>;

export const useTermsText = lateText('application-terms', { en, load: { es: () => import('./es/terms.ts') } });
