import { setAnalyticsSink } from '@myfiction/shared/host.ts';
import { renderHook } from '@testing-library/react';
import { StrictMode } from 'react';
import { usePageEnter } from './use-page-enter.ts';

const sink = jest.fn();
beforeEach(() => setAnalyticsSink(sink));
afterEach(() => setAnalyticsSink(undefined));

/** Visits the pages in turn; the names of those that sent an event. */
function visit(...pathnames: (string | undefined)[]): unknown[] {
  const { rerender } = renderHook(({ pathname }) => usePageEnter(pathname, 'PUSH'), {
    initialProps: { pathname: pathnames[0] },
    wrapper: StrictMode,
  });
  for (const pathname of pathnames.slice(1)) rerender({ pathname });
  return sink.mock.calls.map(([, properties]) => properties.page_name);
}

test.each([
  [['/'], ['home']],
  [
    ['/', '/my-stories', '/my-stories/detail'],
    ['home', 'my_stories', 'story_manage'],
  ],
  [['/login', '/login/email'], ['log_in']],
  [['/inbox', '/monthly-bill'], ['other']],
  [['/my-stories/chapter/new', '/my-stories/chapter/view'], ['new_chapter']],
  [['/my-stories/chapter/view', '/my-stories/chapter/edit', '/my-stories/chapter/update'], ['preview']],
  [
    ['/my-stories/chapter/edit', '/my-stories/detail', '/my-stories/chapter/view'],
    ['new_chapter', 'story_manage', 'preview'],
  ],
  [['/comments', '/comments'], ['comments']],
  [
    ['/book-apply/contract/new', '/book-apply/contract/reapply', '/book-apply/contract/view'],
    ['create_contract_info', 'contract_detail'],
  ],
  [
    ['/book-apply/enterV/new', '/book-apply/enterV/view'],
    ['pay_read_application', 'pay_read_info'],
  ],
])('visiting %j sends %j', (pathnames, names) => {
  expect(visit(...pathnames)).toEqual(names);
});

test('the event names the page before, none on the first page, and how it was reached', () => {
  visit('/help-center', '/setting');
  expect(sink.mock.calls).toEqual([
    ['page_enter', { page_name: 'help_center', previous_page_name: '', source: 'direct' }],
    ['page_enter', { page_name: 'profile', previous_page_name: 'help_center', source: 'link' }],
  ]);
});

test('a page that the guard keeps closed is not counted', () => {
  expect(visit(undefined, '/login')).toEqual(['log_in']);
});
