import type { TextOf } from '@myfiction/shared/host.ts';
import { lateText } from '../../i18n/late-text.ts';
import en from './en/view.ts';

export type ViewText = TextOf<typeof en>;

export const useViewText = lateText('application-view', { en, load: { es: () => import('./es/view.ts') } });
