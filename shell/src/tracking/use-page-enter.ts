import { analyticsPageName, shouldSendPageEnter } from '@myfiction/shared/contract/analytics-pages.ts';
import { trackEvent } from '@myfiction/shared/host.ts';
import { useEffect, useRef } from 'react';
import { type NavigationType, sourceOfTab, sourceWithin } from './page-source.ts';

/** Name of the event that a page change sends. */
export const PAGE_ENTER_EVENT = 'page_enter';

/**
 * Sends a page-enter event on each page change, except when the page name is unchanged or when moving between chapter
 * pages (specification, point 2).
 * @param pathname The page in view; undefined while the guard still decides or turns the author away, so that a page
 *   nobody saw is not counted.
 * @param navigation How the router came to it.
 */
export function usePageEnter(pathname: string | undefined, navigation: NavigationType): void {
  const previous = useRef<string>(undefined);
  useEffect(() => {
    if (pathname === undefined) return;
    const from = previous.current;
    previous.current = pathname;
    if (!shouldSendPageEnter(from, pathname)) return;
    trackEvent(PAGE_ENTER_EVENT, {
      page_name: analyticsPageName(pathname),
      previous_page_name: from === undefined ? '' : analyticsPageName(from),
      source: from === undefined ? sourceOfTab() : sourceWithin(navigation),
    });
  }, [pathname]);
}
