import type { AnalyticsArea } from '../contract/analytics-event.ts';

/**
 * Marks one of the places whose use is counted where no link tells which it is: a picture, a button. The shell hears the
 * click; the place needs no handler.
 *
 * @example <button type="button" {...areaProps('ad_picture')}>
 */
export function areaProps(
  area: AnalyticsArea,
  storyId?: string,
): { 'data-area': AnalyticsArea; 'data-story'?: string } {
  return { 'data-area': area, ...(storyId !== undefined && { 'data-story': storyId }) };
}
