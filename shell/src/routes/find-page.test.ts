import { studioRegistry } from '../testing/studio-registry.ts';
import { findPage } from './find-page.ts';

test.each([
  ['/', 'stories', 'home'],
  ['/my-stories', 'stories', 'my-stories'],
  ['/my-stories/', 'stories', 'my-stories'],
  ['/my-stories/detail', 'stories', 'detail'],
  ['/my-stories/chapter/new', 'stories', 'chapter'],
  ['/login/self-info', 'auth', 'self-info'],
  ['/legal/privacy-policy', 'support', 'legal'],
])('%s leads to %s/%s', (pathname, remote, id) => {
  const found = findPage(studioRegistry, pathname);
  expect(found?.remote).toBe(remote);
  expect(found?.page.id).toBe(id);
});

test.each(['/nowhere', '/my-stories/detail/more', '/MY-STORIES'])('%s is nobody’s', (pathname) => {
  expect(findPage(studioRegistry, pathname)).toBeUndefined();
});
