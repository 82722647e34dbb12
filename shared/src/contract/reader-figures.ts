import { DAY_MS } from './time-units.ts';

/** With fewer readers a share says nothing. */
export const LEAST_READERS = 30;
/** A chapter that has been out for less is still being found. */
export const NEW_CHAPTER_MS = 7 * DAY_MS;
