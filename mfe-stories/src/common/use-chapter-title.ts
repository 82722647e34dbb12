import { useText } from '../i18n/use-text.ts';

/** A chapter's title, or what stands where the author has not given one yet. */
export function useChapterTitle(): (chapter: { title: string }) => string {
  const t = useText();
  return ({ title }) => title || t('chapters.untitled');
}
