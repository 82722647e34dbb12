import { paths } from './paths.ts';

test('the redirect address of the sign-in page survives any query and fragment', () => {
  const address = 'https://studio.example/my-stories/detail?id=1&tab=chapters#c-2';
  const url = new URL(paths.login(address), 'https://studio.example');
  expect(url.pathname).toBe('/login');
  expect(url.searchParams.get('redirect_url')).toBe(address);
});

test.each([
  [paths.login(), '/login'],
  [paths.editStory('s1'), '/my-stories/book-info/s1'],
  [paths.storyDetail('s1'), '/my-stories/detail?id=s1'],
  [paths.newChapter('s1'), '/my-stories/chapter/new?story=s1'],
  [paths.previewChapter('c1'), '/my-stories/chapter/view?id=c1'],
  [paths.contract('reapply', 's1'), '/book-apply/contract/reapply?id=s1'],
  [paths.payToRead('view', 's1'), '/book-apply/enterV/view?id=s1'],
  [paths.legal('trigger-warnings'), '/legal/trigger-warnings'],
])('%s', (path, expected) => {
  expect(path).toBe(expected);
});
