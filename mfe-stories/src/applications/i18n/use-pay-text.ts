import type { TextOf } from '@myfiction/shared/host.ts';
import { lateText } from '../../i18n/late-text.ts';
import en from './en/pay.ts';

export type PayText = TextOf<typeof en>;

export const usePayText = lateText('application-pay', { en, load: { es: () => import('./es/pay.ts') } });
