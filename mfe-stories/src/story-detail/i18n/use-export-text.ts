import { lateText } from '../../i18n/late-text.ts';
import en from './en/export.ts';

export const useExportText = lateText('story-export', { en, load: { es: () => import('./es/export.ts') } });
