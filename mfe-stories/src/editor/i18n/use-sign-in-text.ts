import en from './en/sign-in.ts';
import { lateText } from './late-text.ts';

export const useSignInText = lateText('chapter-editor-sign-in', { en, load: { es: () => import('./es/sign-in.ts') } });
