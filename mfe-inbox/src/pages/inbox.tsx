import { createRemotePage } from '@myfiction/shared/host.ts';
import { readPages } from '@myfiction/shared/screen/use-url-state.ts';
import { prefetchMessages } from '../api/get-messages.ts';
import { messages } from '../i18n/messages.ts';
import { InboxPage } from '../inbox-page.tsx';
import { readFilters } from '../use-inbox-url.ts';

export default createRemotePage(InboxPage, {
  messages,
  prefetch: (query) => {
    prefetchMessages(readFilters(query), readPages(query));
  },
});
