import { lateText } from '../../i18n/late-text.ts';
import en from './en/history.ts';

export const useHistoryText = lateText('chapter-editor-history', { en, load: { es: () => import('./es/history.ts') } });
