import { lateText } from '../../i18n/late-text.ts';
import en from './en/story-replace.ts';

export const useStoryReplaceText = lateText('story-replace', {
  en,
  load: { es: () => import('./es/story-replace.ts') },
});
