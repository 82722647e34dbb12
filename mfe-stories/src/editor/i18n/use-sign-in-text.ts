import { lateText } from '../../i18n/late-text.ts';
import en from './en/sign-in.ts';

export const useSignInText = lateText('chapter-editor-sign-in', { en, load: { es: () => import('./es/sign-in.ts') } });
