import { lateText } from '../../i18n/late-text.ts';
import en from './en/format.ts';

export const useFormatText = lateText('chapter-editor-format', { en, load: { es: () => import('./es/format.ts') } });
