/**
 * The time zones that this browser knows, by name, each with its distance from Greenwich now.
 *
 * @param own Is always in the list: a stored zone may be an older name of one.
 * @example { value: 'Africa/Lagos', label: 'Africa / Lagos (GMT+1)' }
 */
export function listZones(own: string, language: string): { value: string; label: string }[] {
  return [...new Set([own, ...Intl.supportedValuesOf('timeZone')])]
    .toSorted((a, b) => a.localeCompare(b, language))
    .map((zone) => ({
      value: zone,
      label: `${zone.replaceAll('_', ' ').replaceAll('/', ' / ')} (${zoneOffset(zone)})`,
    }));
}

/** @example zoneOffset('Africa/Lagos') // 'GMT+1' */
export function zoneOffset(zone: string): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'shortOffset' }).formatToParts();
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone;
}
