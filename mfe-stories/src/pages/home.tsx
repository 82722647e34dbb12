import { createRemotePage } from '@myfiction/shared/host.ts';
import { loadProseFont } from '@myfiction/shared/ui.ts';
import { prefetchHome } from '../api/get-home.ts';
import { prefetchReads } from '../api/get-reads.ts';
import { readRange } from '../common/use-reads-range.ts';
import { HomePage } from '../home/home-page.tsx';
import { messages } from '../home/i18n/messages.ts';

function prefetch(query: URLSearchParams): void {
  prefetchHome();
  prefetchReads(readRange(query));
  void loadProseFont();
}

export default createRemotePage(HomePage, { messages, prefetch });
