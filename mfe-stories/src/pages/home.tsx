import { createRemotePage } from '@myfiction/shared/host.ts';
import { loadProseFont } from '@myfiction/shared/ui.ts';
import { prefetchHome } from '../api/get-home.ts';
import { prefetchReads } from '../api/get-reads.ts';
import { HomePage } from '../home/home-page.tsx';
import { messages } from '../home/i18n/messages.ts';
import { FIRST_RANGE } from '../home/reads/first-range.ts';

function prefetch(): void {
  prefetchHome();
  prefetchReads(FIRST_RANGE);
  void loadProseFont();
}

export default createRemotePage(HomePage, { messages, prefetch });
