import { HOUR_MS } from '../../contract/time-units.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

/** What a clock in a zone shows, as ms of the same figures in UTC. Only `Intl` is asked, no library. */
export function wallClock(instantMs: number, zone: string): number {
  const format =
    formats.get(zone) ??
    // Swedish is written as ISO 8601 is, so that the text needs no taking apart.
    new Intl.DateTimeFormat('sv-SE', { timeZone: zone, hourCycle: 'h23', dateStyle: 'short', timeStyle: 'medium' });
  formats.set(zone, format);
  return Date.parse(`${format.format(instantMs).replace(' ', 'T')}Z`);
}

/**
 * The moments, in order, at which a clock in the zone shows that time: none in a skipped hour, two in a doubled one.
 * Every minute of the surrounding offsets is tried.
 */
export function instantsShowing(localMs: number, zone: string): number[] {
  const offsets = new Set(
    Array.from({ length: 53 }, (_, index) => localMs + (index - 26) * HOUR_MS).map((at) => wallClock(at, zone) - at),
  );
  return [...offsets]
    .map((offset) => localMs - offset)
    .filter((instant) => wallClock(instant, zone) === localMs)
    .sort((a, b) => a - b);
}

/** The last offset change before a moment, to the second; undefined when there was none within two years. */
export function changeBefore(instantMs: number, zone: string): number | undefined {
  const offsetAt = (at: number): number => wallClock(at, zone) - at;
  const floor = (at: number): number => Math.floor(at / 1000) * 1000;
  for (let day = 0; day < 730; day++) {
    let late = floor(instantMs - day * 24 * HOUR_MS);
    let early = late - 24 * HOUR_MS;
    if (offsetAt(early) === offsetAt(late)) continue;
    while (late - early > 1000) {
      const middle = floor((early + late) / 2);
      if (offsetAt(middle) === offsetAt(late)) late = middle;
      else early = middle;
    }
    return late;
  }
  return undefined;
}
