import type { TextOf } from '@myfiction/shared/host.ts';
import { lateText } from '../../i18n/late-text.ts';
import en from './en.ts';

export type ReadersText = TextOf<typeof en>;

export const useReadersText = lateText('story-readers', { en, load: { es: () => import('./es.ts') } });
