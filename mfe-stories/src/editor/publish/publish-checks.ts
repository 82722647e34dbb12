import { CHAPTER_LONG_WORDS, CHAPTER_SHORT_WORDS, CHAPTER_WORDS_MAX } from '@myfiction/shared/contract/rules.ts';
import { lengthOf } from '../components/word-figures.ts';
import type { PublishTextKey } from '../i18n/use-publish-text.ts';

export type CheckTone = 'good' | 'attention' | 'blocking' | 'waiting';

export interface PublishCheck {
  key: string;
  tone: CheckTone;
  text: PublishTextKey;
  /** A limit that the text names. */
  limit?: number;
  /** What the author can do about it. */
  fix?: 'title' | 'warnings' | 'split';
}

/** Whether another chapter has the title; undefined while that is being asked, null when it could not be. */
export type TitleTaken = boolean | undefined | null;

export interface PublishFacts {
  title: string;
  words: number;
  titleTaken: TitleTaken;
  /** Of the story; undefined while it is not known. */
  warningMode: 'listed' | 'none' | 'undisclosed' | undefined;
}

function titleCheck({ title, titleTaken }: PublishFacts): PublishCheck {
  const check = (tone: CheckTone, text: PublishTextKey, fix?: 'title'): PublishCheck => ({
    key: 'title',
    tone,
    text,
    ...(fix && { fix }),
  });
  if (title.trim() === '') return check('blocking', 'publish.check.titleMissing', 'title');
  if (titleTaken) return check('blocking', 'publish.check.titleTaken', 'title');
  if (titleTaken === undefined) return check('waiting', 'publish.check.titleChecking');
  return titleTaken === null
    ? check('waiting', 'publish.check.titleUnknown')
    : check('good', 'publish.check.titleUnique');
}

function wordsCheck({ words }: PublishFacts): PublishCheck {
  switch (lengthOf(words)) {
    case 'empty':
      return { key: 'words', tone: 'blocking', text: 'publish.check.empty' };
    case 'short':
      return { key: 'words', tone: 'attention', text: 'publish.check.short', limit: CHAPTER_SHORT_WORDS };
    case 'long':
      return { key: 'words', tone: 'attention', text: 'publish.check.long', limit: CHAPTER_LONG_WORDS };
    case 'too-long':
      return { key: 'words', tone: 'blocking', text: 'publish.check.tooLong', limit: CHAPTER_WORDS_MAX, fix: 'split' };
    default:
      return { key: 'words', tone: 'good', text: 'publish.check.words' };
  }
}

function warningsCheck({ warningMode }: PublishFacts): PublishCheck[] {
  const check = (tone: CheckTone, text: PublishTextKey): PublishCheck => ({ key: 'warnings', tone, text });
  if (warningMode === undefined) return [];
  if (warningMode === 'listed') return [check('good', 'publish.check.warningsSet')];
  if (warningMode === 'none') return [check('good', 'publish.check.warningsNone')];
  return [{ ...check('attention', 'publish.check.warningsMissing'), fix: 'warnings' }];
}

/** What stands between a chapter and its readers, in the order of the dialog. */
export function publishChecks(facts: PublishFacts): PublishCheck[] {
  return [titleCheck(facts), wordsCheck(facts), ...warningsCheck(facts)];
}

export function isBlocked(checks: readonly PublishCheck[]): boolean {
  return checks.some((check) => check.tone === 'blocking');
}

/** The server compares titles the same way: without case and without spaces at the ends. */
export function sameTitle(one: string, other: string): boolean {
  return one.trim().toLocaleLowerCase() === other.trim().toLocaleLowerCase();
}
