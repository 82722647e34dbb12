import { lateText } from '../../i18n/late-text.ts';
import en from './en/trash.ts';

export const useTrashText = lateText('story-trash', { en, load: { es: () => import('./es/trash.ts') } });
