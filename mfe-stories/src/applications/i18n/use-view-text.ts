import { lateText } from '../../editor/i18n/late-text.ts';
import type { TextOf } from '../../editor/i18n/text-of.ts';
import en from './en/view.ts';

export type ViewText = TextOf<typeof en>;

export const useViewText = lateText('application-view', { en, load: { es: () => import('./es/view.ts') } });
