/** Height of the zones at the window's edges in which carrying a chapter scrolls, in px. */
const ZONE_PX = 96;
const FASTEST_PX_PER_FRAME = 22;

/**
 * How far to scroll in this frame while something is carried at a height of the window.
 *
 * @param edges What covers the window at its top and bottom, in px
 * @returns Negative upwards, 0 away from the edges
 */
export function scrollStep(y: number, windowHeight: number, edges: { top: number; bottom: number }): number {
  const above = edges.top + ZONE_PX - y;
  const below = y - (windowHeight - edges.bottom - ZONE_PX);
  if (above > 0) return -Math.ceil(Math.min(1, above / ZONE_PX) * FASTEST_PX_PER_FRAME);
  if (below > 0) return Math.ceil(Math.min(1, below / ZONE_PX) * FASTEST_PX_PER_FRAME);
  return 0;
}
