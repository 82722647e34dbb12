import { lateText } from '../../editor/i18n/late-text.ts';
import type { TextOf } from '../../editor/i18n/text-of.ts';
import en from './en/pay.ts';

export type PayText = TextOf<typeof en>;

export const usePayText = lateText('application-pay', { en, load: { es: () => import('./es/pay.ts') } });
