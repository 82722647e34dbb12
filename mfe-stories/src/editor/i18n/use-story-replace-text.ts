import en from './en/story-replace.ts';
import { lateText } from './late-text.ts';

export const useStoryReplaceText = lateText('story-replace', {
  en,
  load: { es: () => import('./es/story-replace.ts') },
});
