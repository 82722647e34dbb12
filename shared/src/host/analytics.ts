export type AnalyticsProperties = Record<string, unknown>;
export type AnalyticsSink = (name: string, properties: AnalyticsProperties) => void;

/** Events before the sink is there wait; more than these are the first page's own, so the oldest are kept. */
const MOST_WAITING = 100;
let sink: AnalyticsSink | undefined;
let waiting: [name: string, properties: AnalyticsProperties][] = [];

/** Hands an event to the analytics sink. Never throws: measuring must not break what it measures. */
export function trackEvent(name: string, properties: AnalyticsProperties = {}): void {
  if (!sink) {
    if (waiting.length < MOST_WAITING) waiting.push([name, properties]);
    return;
  }
  try {
    sink(name, properties);
  } catch (error) {
    console.error('The analytics sink failed.', error);
  }
}

/** Sets who sends the events, and gives it those that waited. Without an argument events wait again. */
export function setAnalyticsSink(next: AnalyticsSink | undefined): void {
  sink = next;
  if (!next) return;
  const backlog = waiting;
  waiting = [];
  for (const [name, properties] of backlog) trackEvent(name, properties);
}
