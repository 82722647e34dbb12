import { authorZone, formatDate, toast } from '@myfiction/shared/host.ts';
import { type MouseEvent, type PointerEvent, type ReactNode, useState } from 'react';

/**
 * A moment with the zone that it is written in, the author's own where none is given.
 *
 * @example exactTime('2026-03-04T10:00:00.000Z') // '4 Mar 2026, 11:00 AM (Europe/Berlin)'
 */
export function exactTime(iso: string, zone: string = authorZone()): string {
  return `${formatDate(iso, 'dateTime', zone)} (${zone.replaceAll('_', ' ')})`;
}

const CONTROLS = 'a, button';

/**
 * A text on hover, to be spread on its element; a finger, which cannot hover, is told it where it taps. It is written
 * only then: the zone has to be asked of the browser's formatters, of which the first costs a phone 80 ms.
 */
export function useHoverText(write: (() => string) | undefined) {
  const [{ title, isTouch }, setHovered] = useState<{ title?: string | undefined; isTouch?: boolean }>({});
  return {
    title,
    onPointerEnter: ({ pointerType }: PointerEvent) =>
      setHovered({ title: write?.(), isTouch: pointerType === 'touch' }),
    onClick: ({ target }: MouseEvent) => {
      if (isTouch && title && target instanceof Element && !target.closest(CONTROLS)) toast.info(title);
    },
  };
}

interface ExactTimeProps {
  /** ISO 8601 */
  at: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A time as the page words it, and to the minute on hover or where it is tapped. */
export function ExactTime({ at, ...rest }: ExactTimeProps) {
  return <time dateTime={at} {...useHoverText(() => exactTime(at))} {...rest} />;
}
