import { lateText } from '../../i18n/late-text.ts';
import en from './en/find.ts';

export const useFindText = lateText('chapter-editor-find', { en, load: { es: () => import('./es/find.ts') } });
