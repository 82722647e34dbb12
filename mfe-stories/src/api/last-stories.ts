import type { ApiOutput } from '@myfiction/shared/contract/calls.ts';
import { LAST_STORIES_KEY } from '@myfiction/shared/contract/device-keys.ts';
import { PAGE_SIZE } from '@myfiction/shared/contract/identity-fields.ts';
import { STORY_FILTER } from '@myfiction/shared/contract/story-options.ts';
import { getSession, storage } from '@myfiction/shared/host.ts';
import type { PageParam } from '@myfiction/shared/screen/page-param.ts';
import type { StoryListFilters } from './story-keys.ts';

type StoryListPage = ApiOutput<'story/list'>;

interface LastStories {
  uid: number;
  /** Which build has kept it: another may need other fields. */
  build: string;
  page: StoryListPage;
}

/** Its address names the version of the remote; outside a bundle there is none. */
declare const __webpack_public_path__: string | undefined;
const BUILD = typeof __webpack_public_path__ === 'string' ? __webpack_public_path__ : '';

/** The list as My Stories opens; with more pages open, the place further down needs all their rows. */
const isPlain = ({ filter, q, sort }: StoryListFilters, { cursor, limit }: PageParam): boolean =>
  filter === STORY_FILTER.ongoing && q === '' && sort === 'updated' && cursor === undefined && limit === PAGE_SIZE;

/** Keeps the beginning of the plain list on this device, for the next visit to begin with. */
export function keepStories(filters: StoryListFilters, asked: PageParam, page: StoryListPage): void {
  const uid = getSession()?.uid;
  if (uid === undefined || !isPlain(filters, asked)) return;
  const last: LastStories = { uid, build: BUILD, page };
  // By the next visit there may be a first story, and the invitation to begin would flash.
  if (page.items.length === 0) forgetStories();
  else storage.set(LAST_STORIES_KEY, JSON.stringify(last));
}

/** The next visit begins without them. */
export const forgetStories = (): void => storage.remove(LAST_STORIES_KEY);

/** What this device showed this author last, of the plain list; undefined where it knows nothing. */
export function lastStories(filters: StoryListFilters, asked: PageParam) {
  const last = isPlain(filters, asked) ? readLast() : undefined;
  if (last?.build !== BUILD || last.uid !== getSession()?.uid) return undefined;
  return { pages: [last.page], pageParams: [asked] };
}

function readLast(): LastStories | undefined {
  try {
    return JSON.parse(storage.get(LAST_STORIES_KEY) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}
