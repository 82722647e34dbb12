import type { PlatformEventName, PlatformEvents } from '../contract/events.ts';

const target = new EventTarget();

/** Tells the other remotes of this tab. @example emitEvent('story-changed', { storyId }) */
export function emitEvent<N extends PlatformEventName>(name: N, detail: PlatformEvents[N]): void {
  target.dispatchEvent(new CustomEvent(name, { detail }));
}

/** Listens until the returned function is called. A listener that throws never stops the others. */
export function onEvent<N extends PlatformEventName>(
  name: N,
  handler: (detail: PlatformEvents[N]) => void,
): () => void {
  const listener = (event: Event): void => {
    if (event instanceof CustomEvent) handler(event.detail);
  };
  target.addEventListener(name, listener);
  return () => target.removeEventListener(name, listener);
}
