import en from './en/history.ts';
import { lateText } from './late-text.ts';

export const useHistoryText = lateText('chapter-editor-history', { en, load: { es: () => import('./es/history.ts') } });
