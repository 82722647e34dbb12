import { lateText } from '../../i18n/late-text.ts';
import en from './en/staged.ts';

export const useStagedText = lateText('chapter-editor-staged', { en, load: { es: () => import('./es/staged.ts') } });
