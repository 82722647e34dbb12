import en from './en/format.ts';
import { lateText } from './late-text.ts';

export const useFormatText = lateText('chapter-editor-format', { en, load: { es: () => import('./es/format.ts') } });
