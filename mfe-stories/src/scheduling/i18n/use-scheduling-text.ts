import { lateText } from '../../i18n/late-text.ts';
import en from './en.ts';

export const useSchedulingText = lateText('story-scheduling', { en, load: { es: () => import('./es.ts') } });
