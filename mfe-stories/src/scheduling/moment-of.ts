import { toInstant } from '@myfiction/shared/scheduling/to-instant.ts';
import type { LocalTime } from '../common/local-time.ts';

/** The moment that day and time mean in a zone; null while one of them is missing. */
export function momentOf({ date, time }: LocalTime, zone: string): Date | null {
  if (date === '' || time === '') return null;
  try {
    return toInstant({ local: `${date}T${time}`, zone });
  } catch (error) {
    // A year of six digits while it is being typed.
    if (error instanceof RangeError) return null;
    throw error;
  }
}
