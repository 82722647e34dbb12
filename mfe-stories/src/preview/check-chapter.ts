import type { ChapterDetail } from '@myfiction/shared/contract/calls/chapter.ts';
import type { StoryFields } from '@myfiction/shared/contract/calls/story.ts';
import { CHAPTER_LONG_WORDS, CHAPTER_SHORT_WORDS, CHAPTER_WORDS_MAX } from '@myfiction/shared/contract/rules.ts';
import { formatNumber } from '@myfiction/shared/host.ts';
import type { StoryLock } from '../common/is-locked.ts';
import type { PreviewTextKey } from './i18n/use-preview-text.ts';

export interface ChapterCheck {
  key: 'story' | 'title' | 'words' | 'paragraph' | 'scenes' | 'warnings';
  /** `blocking`: the server would refuse to publish. */
  level: 'good' | 'attention' | 'blocking';
  text: PreviewTextKey;
  params?: Record<string, string | number>;
}

export interface CheckedChapter {
  chapter: Pick<ChapterDetail, 'title' | 'words' | 'content' | 'warning'>;
  /** Why the story takes no change. */
  lock: StoryLock | null;
  /** The story's warnings, once they are known. */
  warnings: StoryFields['warnings'] | undefined;
  /** Lines of the longest paragraph as drawn, once it is. */
  longestParagraph: number | undefined;
}

/** About half the screen of a phone at the usual text size. */
const LONG_PARAGRAPH_LINES = 12;

/** What an author wants to know before readers see the chapter, the urgent first. */
export function checkChapter({ chapter, lock, warnings, longestParagraph }: CheckedChapter): ChapterCheck[] {
  const checks = [
    checkStory(lock),
    checkTitle(chapter.title),
    checkWords(chapter.words),
    checkParagraphs(longestParagraph),
  ];
  if (chapter.words > 0) checks.push(checkScenes(chapter.content));
  checks.push(checkWarnings(chapter.warning, warnings));
  const order = ['blocking', 'attention', 'good'];
  return checks
    .filter((check) => check !== undefined)
    .toSorted((a, b) => order.indexOf(a.level) - order.indexOf(b.level));
}

function checkStory(lock: StoryLock | null): ChapterCheck | undefined {
  return lock ? { key: 'story', level: 'blocking', text: `check.story.${lock}` } : undefined;
}

function checkTitle(title: string): ChapterCheck | undefined {
  return title.trim() === '' ? { key: 'title', level: 'blocking', text: 'check.title.missing' } : undefined;
}

function checkWords(words: number): ChapterCheck {
  const of = (level: ChapterCheck['level'], text: PreviewTextKey, limit: number): ChapterCheck => ({
    key: 'words',
    level,
    text,
    params: { count: words, words: formatNumber(words), limit: formatNumber(limit) },
  });
  if (words === 0) return { key: 'words', level: 'blocking', text: 'check.empty' };
  if (words > CHAPTER_WORDS_MAX) return of('blocking', 'check.words.tooLong', CHAPTER_WORDS_MAX);
  if (words > CHAPTER_LONG_WORDS) return of('attention', 'check.words.long', CHAPTER_LONG_WORDS);
  if (words < CHAPTER_SHORT_WORDS) return of('attention', 'check.words.short', CHAPTER_SHORT_WORDS);
  return of('good', 'check.words.fine', 0);
}

function checkParagraphs(lines: number | undefined): ChapterCheck | undefined {
  if (lines === undefined || lines === 0) return undefined;
  const long = lines > LONG_PARAGRAPH_LINES;
  return {
    key: 'paragraph',
    level: long ? 'attention' : 'good',
    text: long ? 'check.paragraph.long' : 'check.paragraph.fine',
    params: { count: lines },
  };
}

function checkScenes(content: ChapterDetail['content']): ChapterCheck {
  const count = content.content.filter((block) => block.type === 'scene_break').length;
  return count === 0
    ? { key: 'scenes', level: 'good', text: 'check.scenes.none' }
    : { key: 'scenes', level: 'good', text: 'check.scenes.some', params: { count } };
}

function checkWarnings(own: string, story: StoryFields['warnings'] | undefined): ChapterCheck | undefined {
  if (own.trim() !== '') return { key: 'warnings', level: 'good', text: 'check.warnings.chapter' };
  if (!story) return undefined;
  if (story.mode === 'undisclosed') return { key: 'warnings', level: 'attention', text: 'check.warnings.undisclosed' };
  if (story.mode === 'none') return { key: 'warnings', level: 'good', text: 'check.warnings.none' };
  return { key: 'warnings', level: 'good', text: 'check.warnings.listed', params: { count: story.list.length } };
}
