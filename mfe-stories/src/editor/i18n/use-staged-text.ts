import en from './en/staged.ts';
import { lateText } from './late-text.ts';

export const useStagedText = lateText('chapter-editor-staged', { en, load: { es: () => import('./es/staged.ts') } });
