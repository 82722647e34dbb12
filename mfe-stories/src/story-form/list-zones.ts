export interface ZoneOption {
  value: string;
  label: string;
}

/** The time zones that this browser knows, by name, each with its distance from Greenwich now. */
export function listZones(language: string): ZoneOption[] {
  return Intl.supportedValuesOf('timeZone')
    .toSorted((a, b) => a.localeCompare(b, language))
    .map(describeZone);
}

/** @example describeZone('Africa/Lagos') // { value: 'Africa/Lagos', label: 'Africa / Lagos (GMT+1)' } */
export function describeZone(zone: string): ZoneOption {
  const name = zone.replaceAll('_', ' ').replaceAll('/', ' / ');
  return { value: zone, label: `${name} (${zoneOffset(zone)})` };
}

/** @example zoneOffset('Africa/Lagos') // 'GMT+1' */
function zoneOffset(zone: string): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'shortOffset' }).formatToParts();
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone;
}
