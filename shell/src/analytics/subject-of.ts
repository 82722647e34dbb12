import type { AnalyticsEventProperties } from '@myfiction/shared/contract/analytics-event.ts';
import type { AnalyticsPageName } from '@myfiction/shared/contract/platform.ts';

type Subject = Pick<AnalyticsEventProperties, 'story_id' | 'chapter_id' | 'comment_id'>;

interface Address {
  pages: readonly AnalyticsPageName[];
  /** What the path begins with. */
  path: string;
  /** The parameters that name what the page is about. */
  names: Readonly<Record<string, keyof Subject>>;
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
 * The story, chapter and comment that the address names of a page. Nothing where the address is of another page: an event
 * may wait while its page is left.
 */
export function subjectOf(page: AnalyticsPageName | undefined, { pathname, searchParams }: URL): Subject {
  const address = ADDRESSES.find(({ pages, path }) => pages.some((name) => name === page) && pathname.startsWith(path));
  const named = Object.entries(address?.names ?? {}).map(
    ([name, field]) => [field, searchParams.get(name) ?? ''] as const,
  );
  return Object.fromEntries(named.filter(([, id]) => ID.test(id)));
}
