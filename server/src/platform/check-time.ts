import { TIMESTAMP_TOLERANCE_SECONDS } from '@myfiction/shared/contract/identity-fields.ts';
import { AppError } from './handler.ts';

/** Throws `clockSkew` unless `ts` (Unix seconds) is near the server's clock: an old call cannot be replayed. */
export function checkTime(ts: number, now: Date): void {
  const offBySeconds = Math.abs(now.getTime() / 1000 - ts);
  // Written so that NaN fails too.
  if (!(offBySeconds <= TIMESTAMP_TOLERANCE_SECONDS)) throw new AppError('clockSkew');
}
