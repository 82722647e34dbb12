import { toInstant } from '@myfiction/shared/scheduling/to-instant.ts';
import { type LocalTime, localTime } from '../common/local-time.ts';
import { sameValue } from '../common/same-value.ts';

/**
 * The moment that day and time mean in a zone; null while one of them is missing.
 *
 * @param planned what is planned already, in ms: in an hour that comes twice, its own time means it and not the first
 */
export function momentOf(value: LocalTime, zone: string, planned?: number): Date | null {
  const { date, time } = value;
  if (date === '' || time === '') return null;
  if (planned !== undefined && sameValue(value, localTime(planned, zone))) return new Date(planned);
  try {
    return toInstant({ local: `${date}T${time}`, zone });
  } catch (error) {
    // A year of six digits while it is being typed.
    if (error instanceof RangeError) return null;
    throw error;
  }
}
