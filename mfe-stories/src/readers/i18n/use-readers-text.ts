import { lateText } from '../../editor/i18n/late-text.ts';
import type { TextOf } from '../../editor/i18n/text-of.ts';
import en from './en.ts';

export type ReadersText = TextOf<typeof en>;

export const useReadersText = lateText('story-readers', { en, load: { es: () => import('./es.ts') } });
