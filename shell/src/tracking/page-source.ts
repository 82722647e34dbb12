import type { PageSource } from '@myfiction/shared/contract/analytics-event.ts';
import type { useNavigationType } from '@myfiction/shared/host.ts';

/** How the router came to the page in view. */
export type NavigationType = `${ReturnType<typeof useNavigationType>}`;

/** By what a page was reached within the tab. */
export function sourceWithin(navigation: NavigationType): PageSource {
  if (navigation === 'POP') return 'history';
  return navigation === 'REPLACE' ? 'redirect' : 'link';
}

/** By what the tab came to its first page. A page of our own that opens another tab counts as a link. */
export function sourceOfTab(): PageSource {
  const [entry] = performance.getEntriesByType('navigation');
  const type = entry && 'type' in entry ? entry.type : 'navigate';
  if (type === 'reload') return 'reload';
  if (type === 'back_forward') return 'history';
  if (!URL.canParse(document.referrer)) return 'direct';
  return new URL(document.referrer).origin === window.location.origin ? 'link' : 'external';
}
