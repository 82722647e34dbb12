import en from './en/find.ts';
import { lateText } from './late-text.ts';

export const useFindText = lateText('chapter-editor-find', { en, load: { es: () => import('./es/find.ts') } });
