import { ANALYTICS_AREAS, type AnalyticsArea } from '@myfiction/shared/contract/analytics-event.ts';
import { paths } from '@myfiction/shared/contract/paths.ts';

export interface UsedArea {
  area: AnalyticsArea;
  /** Where the place belongs to a story. */
  storyId: string | undefined;
}

const BY_PATH: Readonly<Record<string, AnalyticsArea>> = {
  [paths.newStory()]: 'create_story',
  [paths.myStories()]: 'all_stories',
  '/my-stories/detail': 'manage_story',
  '/my-stories/chapter/new': 'add_chapter',
  [paths.helpCenter()]: 'help_center',
  [paths.legal('privacy-policy')]: 'privacy',
};
const BY_HOST: Readonly<Record<string, AnalyticsArea>> = {
  'facebook.com': 'facebook',
  'instagram.com': 'instagram',
  'twitter.com': 'twitter',
  'x.com': 'twitter',
};

/**
 * The place that a click uses: by its `areaProps`, else by where its link leads, so that every link to a page counts
 * wherever a remote has drawn it. Undefined for what is not counted.
 *
 * @param feedbackUrl address of the external feedback page, empty for none
 */
export function areaOf(clicked: Element, feedbackUrl: string): UsedArea | undefined {
  const marked = clicked.closest<HTMLElement>('[data-area]');
  const area = ANALYTICS_AREAS.find((name) => name === marked?.dataset.area);
  if (area) return { area, storyId: marked?.dataset.story };
  const link = clicked.closest<HTMLAnchorElement>('a[href]');
  return link ? areaOfAddress(new URL(link.href, window.location.href), feedbackUrl) : undefined;
}

function areaOfAddress(address: URL, feedbackUrl: string): UsedArea | undefined {
  const { origin, pathname, searchParams } = address;
  const found = origin === window.location.origin ? BY_PATH[pathname] : otherSite(address, feedbackUrl);
  const storyId = searchParams.get('id') ?? searchParams.get('story') ?? undefined;
  return found && { area: found, storyId: origin === window.location.origin ? storyId : undefined };
}

function otherSite({ protocol, origin, pathname, hostname }: URL, feedbackUrl: string): AnalyticsArea | undefined {
  if (protocol === 'mailto:') return 'contact_us';
  if (URL.canParse(feedbackUrl)) {
    const feedback = new URL(feedbackUrl);
    if (feedback.origin === origin && feedback.pathname === pathname) return 'feedback';
  }
  return BY_HOST[hostname.replace(/^www\./, '')];
}
