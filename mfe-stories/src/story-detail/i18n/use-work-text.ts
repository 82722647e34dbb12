import type { TextOf } from '@myfiction/shared/host.ts';
import { lateText } from '../../i18n/late-text.ts';
import en from './en/work.ts';

export type WorkText = TextOf<typeof en>;

export const useWorkText = lateText('story-work', { en, load: { es: () => import('./es/work.ts') } });
