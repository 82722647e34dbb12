/** Lengths of time in milliseconds. A day is one of 24 hours, whatever a clock that changes says. */
export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;
