import { useLayoutEffect, useRef } from 'react';
import type { SlotName, SlotProps } from '../../contract/slots.ts';
import { openSlotPlace } from './slot-places.ts';

/**
 * A place in a page that another remote fills. The shell loads the filler as it loads a page, with the same failure
 * panels, and the page around it goes on whatever happens there.
 *
 * @example <RemoteSlot name="story-detail-comments" props={{ storyId }} />
 */
export function RemoteSlot<N extends SlotName>({ name, props }: { name: N; props: SlotProps[N] }) {
  const element = useRef<HTMLDivElement>(null);
  // By value: a new object with the same content is no other place.
  const told = JSON.stringify(props);
  useLayoutEffect(() => {
    if (!element.current) return;
    return openSlotPlace({ name, props: JSON.parse(told), element: element.current });
  }, [name, told]);
  return <div ref={element} data-slot={name} />;
}
