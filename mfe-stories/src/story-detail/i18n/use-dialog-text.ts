import { lateText } from '../../i18n/late-text.ts';
import en from './en/dialogs.ts';

export const useDialogText = lateText('story-dialogs', { en, load: { es: () => import('./es/dialogs.ts') } });
