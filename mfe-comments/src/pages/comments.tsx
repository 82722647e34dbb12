import { createRemotePage } from '@myfiction/shared/host.ts';
import { readPages } from '@myfiction/shared/screen/use-url-state.ts';
import { loadProseFont } from '@myfiction/shared/ui.ts';
import { prefetchComments } from '../api/get-comments.ts';
import { CommentsPage } from '../comments-page.tsx';
import { readFilters } from '../filters/use-comments-url.ts';
import { messages } from '../i18n/messages.ts';

function prefetch(query: URLSearchParams): void {
  prefetchComments(readFilters(query, ''), readPages(query));
  void loadProseFont();
}

export default createRemotePage(CommentsPage, { messages, prefetch });
