/** The place that names a time zone. @example cityOf('America/New_York') // 'New York' */
export function cityOf(zone: string): string {
  return (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
}
