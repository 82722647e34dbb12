import en from './en/publish.ts';
import { lateText } from './late-text.ts';
import type { TextKey } from './text-of.ts';

export type PublishTextKey = TextKey<typeof en>;

export const usePublishText = lateText('chapter-editor-publish', { en, load: { es: () => import('./es/publish.ts') } });
