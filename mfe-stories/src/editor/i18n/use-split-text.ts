import en from './en/split.ts';
import { lateText } from './late-text.ts';

export const useSplitText = lateText('chapter-editor-split', { en, load: { es: () => import('./es/split.ts') } });
