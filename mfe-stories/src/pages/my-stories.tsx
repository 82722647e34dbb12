import { createRemotePage } from '@myfiction/shared/host.ts';
import { readPages } from '@myfiction/shared/screen/use-url-state.ts';
import { loadProseFont } from '@myfiction/shared/ui.ts';
import { prefetchStories } from '../api/get-stories.ts';
import { messages } from '../i18n/messages.ts';
import { MyStoriesPage } from '../my-stories/my-stories-page.tsx';
import { readFilters } from '../my-stories/use-story-filters.ts';

function prefetch(query: URLSearchParams): void {
  prefetchStories(readFilters(query), readPages(query));
  void loadProseFont();
}

export default createRemotePage(MyStoriesPage, { messages, prefetch });
