import { lateText } from '../../i18n/late-text.ts';
import en from './en/notes.ts';

export const useNotesText = lateText('chapter-editor-notes', { en, load: { es: () => import('./es/notes.ts') } });
