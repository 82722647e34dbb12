import { lateText } from '../../i18n/late-text.ts';
import en from './en/split.ts';

export const useSplitText = lateText('chapter-editor-split', { en, load: { es: () => import('./es/split.ts') } });
