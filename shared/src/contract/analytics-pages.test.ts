import { analyticsPageName, shouldSendPageEnter } from './analytics-pages.ts';

// Specification, point 2, line by line.
test.each([
  ['/', 'home'],
  ['/login', 'log_in'],
  ['/login/email', 'log_in'],
  ['/my-stories', 'my_stories'],
  ['/my-stories/', 'my_stories'],
  ['/my-stories/detail', 'story_manage'],
  ['/my-stories/book-info', 'new_story'],
  ['/my-stories/chapter/new', 'new_chapter'],
  ['/my-stories/chapter/update', 'new_chapter'],
  ['/my-stories/chapter/edit', 'new_chapter'],
  ['/my-stories/chapter/view', 'preview'],
  ['/comments', 'comments'],
  ['/help-center', 'help_center'],
  ['/setting', 'profile'],
  ['/book-apply/contract/new', 'create_contract_info'],
  ['/book-apply/contract/reapply', 'create_contract_info'],
  ['/book-apply/contract/view', 'contract_detail'],
  ['/book-apply/enterV/new', 'pay_read_application'],
  ['/book-apply/enterV/reapply', 'pay_read_application'],
  ['/book-apply/enterV/view', 'pay_read_info'],
  ['/my-stories/book-info/0191', 'other'],
  ['/login/self-info', 'other'],
  ['/inbox', 'other'],
  ['/monthly-bill', 'other'],
  ['/tax-info-settings', 'other'],
  ['/activity/AEHunt', 'other'],
  ['/constructor', 'other'],
])('%s is %s', (pathname, name) => {
  expect(analyticsPageName(pathname)).toBe(name);
});

test.each([
  ['the first page', undefined, '/my-stories', true],
  ['another page', '/my-stories', '/comments', true],
  ['the same page with another query', '/my-stories', '/my-stories', false],
  ['another route of the same name', '/login', '/login/email', false],
  ['between routes that are both other', '/inbox', '/monthly-bill', false],
  ['between chapter pages of the same name', '/my-stories/chapter/new', '/my-stories/chapter/edit', false],
  ['between chapter pages of different names', '/my-stories/chapter/edit', '/my-stories/chapter/view', false],
  ['back from the preview', '/my-stories/chapter/view', '/my-stories/chapter/update', false],
  ['into a chapter page', '/my-stories/detail', '/my-stories/chapter/new', true],
  ['out of a chapter page', '/my-stories/chapter/view', '/my-stories/detail', true],
])('%s: page enter from %s to %s is %s', (_name, from, to, sent) => {
  expect(shouldSendPageEnter(from, to)).toBe(sent);
});
