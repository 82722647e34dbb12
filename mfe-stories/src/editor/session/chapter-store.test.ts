import { countNodeWords } from '../prose/word-count.ts';
import { chapterInfo, chapterText } from '../testing/chapters.ts';
import { ChapterStore } from './chapter-store.ts';

jest.mock('../prose/word-count.ts', () => {
  const actual = jest.requireActual('../prose/word-count.ts');
  return { ...actual, countNodeWords: jest.fn(actual.countNodeWords) };
});

const SOON_MS = 700;
const VIEW = {
  chapterId: 'c',
  info: chapterInfo(),
  save: { kind: 'empty' as const },
  titleProblem: '',
  isCreated: true,
  isWriter: true,
  isJournalWorking: true,
};

let store: ChapterStore;
const type = (text: string): void => store.apply(store.state.tr.insertText(text, store.state.doc.content.size - 1));

beforeEach(() => {
  jest.useFakeTimers();
  jest.mocked(countNodeWords).mockClear();
  store = new ChapterStore(chapterText('One'), VIEW, false);
});
afterEach(() => {
  jest.useRealTimers();
});

it('counts nothing before somebody asks, and then once', () => {
  expect(countNodeWords).not.toHaveBeenCalled();
  expect([store.words, store.words]).toEqual([1, 1]);
  expect(countNodeWords).toHaveBeenCalledTimes(1);
});

it('counts words soon after they were typed, however long the typing goes on', () => {
  expect(store.words).toBe(1);
  for (let elapsed = 0; elapsed < SOON_MS; elapsed += 100) {
    type(' more');
    jest.advanceTimersByTime(100);
  }
  expect(store.words).toBeGreaterThan(1);
  jest.advanceTimersByTime(SOON_MS);
  expect(store.words).toBe(8);
});

it('changes the screen once for many words', () => {
  const counts = new Set([store.words]);
  store.subscribe(() => counts.add(store.words));
  for (const word of [' two', ' three', ' four', ' five']) {
    type(word);
    jest.advanceTimersByTime(20);
  }
  jest.advanceTimersByTime(SOON_MS);
  expect([...counts]).toEqual([1, 5]);
});

it('counts a text anew that takes its place', () => {
  expect(store.words).toBe(1);
  store.replaceText(chapterText('Two words'));
  expect(store.words).toBe(2);
});
