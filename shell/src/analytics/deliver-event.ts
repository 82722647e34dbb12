import {
  ANALYTICS_RETRY_MS,
  ANALYTICS_TAKEN,
  ANALYTICS_TIMEOUT_MS,
  type AnalyticsEvent,
} from '@myfiction/shared/contract/analytics-event.ts';
import { encodeEvent } from './encode-event.ts';

/** What becomes of an event. */
export type Delivery = 'sending' | 'taken' | 'given-up';

export interface Deliverer {
  deliver(event: AnalyticsEvent): void;
  /** Hands over what has not arrived yet, when the page goes: no answer is awaited. */
  flush(): void;
}

export interface DelivererOptions {
  url: string;
  /** Told of each step, for the panel. */
  onStep: (event: AnalyticsEvent, step: Delivery, tries: number) => void;
}

/** Whether a request that is under way outlives the page; Firefox of 2023 ends it. */
const outlivesPage = (): boolean => typeof Request !== 'undefined' && 'keepalive' in Request.prototype;

/**
 * Sends each event by itself. An event that is not taken is sent again after 2, 4 and 8 seconds, then given up
 * (specification, point 7). Nothing waits for it and nothing hears of its failures.
 */
export function createDeliverer({ url, onStep }: DelivererOptions): Deliverer {
  const waiting = new Set<AnalyticsEvent>();
  const underWay = new Set<AnalyticsEvent>();
  const post = async (event: AnalyticsEvent): Promise<boolean> => {
    try {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'text/plain' },
        body: encodeEvent(event),
        signal: AbortSignal.timeout(ANALYTICS_TIMEOUT_MS),
        keepalive: true,
      });
      const { code } = await answer.json();
      return code === ANALYTICS_TAKEN;
    } catch {
      return false;
    }
  };
  const attempt = async (event: AnalyticsEvent, tries: number): Promise<void> => {
    onStep(event, 'sending', tries);
    underWay.add(event);
    const isTaken = await post(event);
    underWay.delete(event);
    // The page may have gone, and the event with it.
    if (!waiting.has(event)) return;
    const pause = ANALYTICS_RETRY_MS[tries];
    if (!isTaken && pause !== undefined)
      return void setTimeout(() => waiting.has(event) && attempt(event, tries + 1), pause);
    waiting.delete(event);
    onStep(event, isTaken ? 'taken' : 'given-up', tries);
  };
  return {
    deliver(event) {
      waiting.add(event);
      void attempt(event, 0);
    },
    flush() {
      // What arrives by itself would be counted twice.
      const left = [...waiting].filter((event) => !underWay.has(event) || !outlivesPage());
      for (const event of left) navigator.sendBeacon?.(url, encodeEvent(event));
      waiting.clear();
    },
  };
}
