import type { AnalyticsPageName } from './platform.ts';

/** Page names by their whole path (specification, point 2); a page below one of these is another. */
const PAGE_NAMES: readonly (readonly [path: string, name: AnalyticsPageName])[] = [
  ['/', 'home'],
  ['/login', 'log_in'],
  ['/login/email', 'log_in'],
  ['/my-stories', 'my_stories'],
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
];
const names = new Map(PAGE_NAMES);

export function analyticsPageName(pathname: string): AnalyticsPageName {
  return names.get(pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname) ?? 'other';
}

const isChapterPage = (pathname: string): boolean => pathname.startsWith('/my-stories/chapter/');

/** A page-enter event is not sent when the name is unchanged or when moving between chapter pages. */
export function shouldSendPageEnter(fromPathname: string | undefined, toPathname: string): boolean {
  if (fromPathname === undefined) return true;
  if (isChapterPage(fromPathname) && isChapterPage(toPathname)) return false;
  return analyticsPageName(fromPathname) !== analyticsPageName(toPathname);
}
