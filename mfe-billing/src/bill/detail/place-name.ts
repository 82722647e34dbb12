/** A time zone in words. @example placeName('America/New_York') // 'New York' */
export function placeName(zone: string): string {
  return (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
}
