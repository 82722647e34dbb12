import { createRemotePage } from '@myfiction/shared/host.ts';
import { prefetchStories } from '../api/get-stories.ts';
import { readPages } from '../common/use-url-state.ts';
import { messages } from '../i18n/messages.ts';
import { MyStoriesPage } from '../my-stories/my-stories-page.tsx';
import { readFilters } from '../my-stories/use-story-filters.ts';

function prefetch(): void {
  const query = new URLSearchParams(location.search);
  prefetchStories(readFilters(query), readPages(query));
}

export default createRemotePage(MyStoriesPage, { messages, prefetch });
