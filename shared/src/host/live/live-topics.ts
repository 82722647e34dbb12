import { useEffect, useRef } from 'react';
import type { LiveEvent, LiveTopic } from '../../contract/live-events.ts';

/** What the server tells about one topic. */
export type LiveNews<T extends LiveTopic> = Extract<LiveEvent, { topic: T }>;
export type LiveHandler<T extends LiveTopic> = (news: LiveNews<T>) => void;

const target = new EventTarget();

/**
 * Hears what the server tells this author's tabs, until the returned function is called. News carry ids only and may
 * come twice: ask the API again. What was missed while away comes with a refetch of all queries instead.
 *
 * @example onLive('message', ({ message_id }) => void queryClient.invalidateQueries({ queryKey: inboxKeys.all }))
 */
export function onLive<T extends LiveTopic>(topic: T, handler: LiveHandler<T>): () => void {
  const listener = (event: Event): void => {
    if (event instanceof CustomEvent) handler(event.detail);
  };
  target.addEventListener(topic, listener);
  return () => target.removeEventListener(topic, listener);
}

/** `onLive` for as long as a component is mounted; the handler of the last render is called. */
export function useLive<T extends LiveTopic>(topic: T, handler: LiveHandler<T>): void {
  const latest = useRef(handler);
  useEffect(() => {
    latest.current = handler;
  });
  useEffect(() => onLive(topic, (news) => latest.current(news)), [topic]);
}

/** Tells this tab's listeners. A listener that throws never stops the others. */
export function tellListeners(event: LiveEvent): void {
  target.dispatchEvent(new CustomEvent(event.topic, { detail: event }));
}
