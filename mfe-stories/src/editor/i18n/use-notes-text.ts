import en from './en/notes.ts';
import { lateText } from './late-text.ts';

export const useNotesText = lateText('chapter-editor-notes', { en, load: { es: () => import('./es/notes.ts') } });
