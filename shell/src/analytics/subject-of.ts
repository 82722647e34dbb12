import type { AnalyticsEventProperties } from '@myfiction/shared/contract/analytics-event.ts';
import type { AnalyticsPageName } from '@myfiction/shared/contract/platform.ts';

/** What a page has told of the chapter that it shows. */
export type ShownChapter = Pick<AnalyticsEventProperties, 'story_id' | 'chapter_id' | 'chapter_order_id'>;
type Subject = ShownChapter & Pick<AnalyticsEventProperties, 'comment_id'>;

interface Address {
  pages: readonly AnalyticsPageName[];
  /** What the path begins with. */
  path: string;
  /** The parameters that name what the page is about. */
  names: Readonly<Record<string, 'story_id' | 'chapter_id' | 'comment_id'>>;
}

const ADDRESSES: readonly Address[] = [
  { pages: ['story_manage'], path: '/my-stories/detail', names: { id: 'story_id' } },
  {
    pages: ['new_chapter', 'preview'],
    path: '/my-stories/chapter/',
    names: { story: 'story_id', id: 'chapter_id' },
  },
  { pages: ['create_contract_info', 'contract_detail'], path: '/book-apply/contract/', names: { id: 'story_id' } },
  { pages: ['pay_read_application', 'pay_read_info'], path: '/book-apply/enterV/', names: { id: 'story_id' } },
  {
    pages: ['comments'],
    path: '/comments',
    names: { story: 'story_id', chapter: 'chapter_id', comment: 'comment_id' },
  },
];
/** An event with anything else would be refused, or tell what somebody has written into an address. */
const ID = /^[\w-]{1,64}$/;

/**
 * The story, chapter and comment that the address names of a page, and what the page has told of that chapter. Nothing
 * where the address is of another page: an event may wait while its page is left.
 */
export function subjectOf(
  page: AnalyticsPageName | undefined,
  { pathname, searchParams }: URL,
  shown: ShownChapter = {},
): Subject {
  const address = ADDRESSES.find(({ pages, path }) => pages.some((name) => name === page) && pathname.startsWith(path));
  const named = Object.entries(address?.names ?? {}).map(
    ([name, field]) => [field, searchParams.get(name) ?? ''] as const,
  );
  const subject: Subject = Object.fromEntries(named.filter(([, id]) => ID.test(id)));
  return subject.chapter_id !== undefined && subject.chapter_id === shown.chapter_id
    ? { ...shown, ...subject }
    : subject;
}
