import { rememberZones } from './remember-zones.ts';

/** Whether a name is one of the IANA time zones that this machine knows. Offsets such as `+02:00` are not names. */
export const isTimeZone = rememberZones((zone) => {
  if (!/^[a-z]/i.test(zone)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
});
