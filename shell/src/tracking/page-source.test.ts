import { sourceOfTab, sourceWithin } from './page-source.ts';

test.each([
  ['PUSH', 'link'],
  ['REPLACE', 'redirect'],
  ['POP', 'history'],
] as const)('within the tab %s is %s', (navigation, source) => {
  expect(sourceWithin(navigation)).toBe(source);
});

test.each([
  ['navigate', '', 'direct'],
  ['navigate', 'https://search.example/?q=studio', 'external'],
  ['navigate', 'http://localhost/my-stories', 'link'],
  ['reload', 'https://search.example/', 'reload'],
  ['back_forward', '', 'history'],
])('a tab that came by %s from “%s” came by %s', (type, referrer, source) => {
  const entry = Object.assign({ name: '', entryType: '', startTime: 0, duration: 0, toJSON: () => ({}) }, { type });
  jest.spyOn(performance, 'getEntriesByType').mockReturnValue([entry]);
  jest.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
  expect(sourceOfTab()).toBe(source);
});
