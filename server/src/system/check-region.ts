import type { RegionConfig } from '../platform/config.ts';
import { AppError } from '../platform/handler.ts';

/** The check on start. Throws `regionClosed` (104104) where the service is not offered. */
export function checkRegion({ closed }: RegionConfig, region: string): { region: string } {
  if (closed.includes(region)) throw new AppError('regionClosed');
  return { region };
}
