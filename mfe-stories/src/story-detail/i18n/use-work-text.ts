import { lateText } from '../../editor/i18n/late-text.ts';
import type { TextOf } from '../../editor/i18n/text-of.ts';
import en from './en/work.ts';

export type WorkText = TextOf<typeof en>;

export const useWorkText = lateText('story-work', { en, load: { es: () => import('./es/work.ts') } });
