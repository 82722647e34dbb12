import * as system from '@myfiction/shared/contract/calls/system.ts';
import { type Handler, handle } from '../platform/handler.ts';
import { checkRegion } from './check-region.ts';
import { getCounts } from './get-counts.ts';
import { getSystemConfig } from './get-system-config.ts';

export const systemRoutes: Handler[] = [
  handle(system.getSysCfg, async ({ config, clock }) => getSystemConfig(config, clock.now())),
  handle(system.checkRegion, async ({ config, region }) => checkRegion(config.region, region)),
  handle(system.getCounts, ({ db, uid }) => getCounts(db, uid)),
  // The web app calls it on start and ignores what comes of it.
  handle(system.audioSkin, async () => ({})),
];
