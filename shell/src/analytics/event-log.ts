import type { AnalyticsEvent } from '@myfiction/shared/contract/analytics-event.ts';
import type { Delivery } from './deliver-event.ts';

/** An event of this tab and what has become of it. */
export interface LoggedEvent {
  id: number;
  event: AnalyticsEvent;
  step: Delivery;
  /** How often it was sent again. */
  tries: number;
}

/** For QA to look at; older ones are forgotten. */
const MOST = 200;
let events: readonly LoggedEvent[] = [];
let serial = 0;
const listeners = new Set<() => void>();

export function recordStep(event: AnalyticsEvent, step: Delivery, tries: number): void {
  const known = events.find((logged) => logged.event === event);
  if (!known) serial += 1;
  const logged = { id: known?.id ?? serial, event, step, tries };
  events = known ? events.map((each) => (each === known ? logged : each)) : [logged, ...events].slice(0, MOST);
  for (const listener of listeners) listener();
}

export function loggedEvents(): readonly LoggedEvent[] {
  return events;
}

export function subscribeEvents(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
