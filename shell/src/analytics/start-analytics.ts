import {
  ANALYTICS_EVENTS,
  ANALYTICS_PATH,
  type AnalyticsEvent,
  type AnalyticsEventName,
  type AnalyticsEventProperties,
  CHAPTER_SHOWN,
} from '@myfiction/shared/contract/analytics-event.ts';
import { runtimeConfig, setAnalyticsSink } from '@myfiction/shared/host.ts';
import { createDeliverer } from './deliver-event.ts';
import { completeEvent } from './event-fields.ts';
import { recordStep } from './event-log.ts';
import { followAreas } from './follow-areas.ts';
import { startHeartbeat } from './heartbeat.ts';
import { installMark, sessionMark } from './install.ts';
import { type ShownChapter, subjectOf } from './subject-of.ts';

/**
 * Starts to send the events of this tab: `install` once a browser, `start` once a browser session, what the pages have
 * handed over since they began, and the heartbeat of the page in view. Gives the function that ends it.
 */
export function startAnalytics(): () => void {
  const [install, session] = [installMark(), sessionMark()];
  const sender = { installId: install.id, activateId: session.id };
  const deliverer = createDeliverer({ url: `${runtimeConfig().apiBase}${ANALYTICS_PATH}`, onStep: recordStep });
  let page: AnalyticsEventProperties | undefined;
  let chapter: ShownChapter | undefined;
  const send = (name: AnalyticsEventName, properties: AnalyticsEventProperties = {}, sub = ''): AnalyticsEvent => {
    const event = completeEvent(sender, name, sub, properties);
    deliverer.deliver(event);
    return event;
  };
  if (install.isNew) send('install');
  if (session.isNew) send('start');
  setAnalyticsSink((name, told) => {
    if (name === CHAPTER_SHOWN) chapter = told;
    const known = ANALYTICS_EVENTS.find((event) => event === name);
    if (!known) return;
    if (known === 'page_enter') {
      page = told;
      send(known, withSubject(told, chapter));
    } else send(known, known === 'publish' ? { ...pageOf(page), ...told } : told);
  });
  const flush = (): void => deliverer.flush();
  window.addEventListener('pagehide', flush);
  const ends = [
    startHeartbeat(() => page && send('heartbeat', withSubject(page, chapter))),
    followAreas(({ area, storyId }) => send('area', { ...pageOf(page), ...(storyId && { story_id: storyId }) }, area)),
    () => window.removeEventListener('pagehide', flush),
    () => setAnalyticsSink(undefined),
  ];
  return () => {
    for (const end of ends) end();
  };
}

function pageOf(page: AnalyticsEventProperties | undefined): AnalyticsEventProperties {
  return page?.page_name ? { page_name: page.page_name } : {};
}

function withSubject(entered: AnalyticsEventProperties, chapter: ShownChapter | undefined): AnalyticsEventProperties {
  return { ...entered, ...subjectOf(entered.page_name, new URL(window.location.href), chapter) };
}
