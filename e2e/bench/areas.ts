import { measureApi } from './area-api.ts';
import { measureBilling } from './area-billing.ts';
import { measureComments } from './area-comments.ts';
import { measureEditor } from './area-editor.ts';
import { measureEvents } from './area-events.ts';
import { measureFirstLoad } from './area-first-load.ts';
import { measureKills } from './area-kills.ts';
import { measureLoad } from './area-load.ts';
import { measureNavigation } from './area-navigation.ts';
import { measurePublish } from './area-publish.ts';
import { measureScale } from './area-scale.ts';
import { measureStart } from './area-start.ts';
import { measureWarmLoad } from './area-warm-load.ts';
import type { Area } from './bench-context.ts';

/** Names that `npm run bench` takes, in the order in which they run. */
export const AREAS: Readonly<Record<string, Area>> = {
  'first-load': measureFirstLoad,
  'warm-load': measureWarmLoad,
  navigation: measureNavigation,
  editor: measureEditor,
  api: measureApi,
  comments: measureComments,
  events: measureEvents,
  billing: measureBilling,
  publish: measurePublish,
  scale: measureScale,
  start: measureStart,
  load: measureLoad,
  kills: measureKills,
};

/** Areas of many minutes: measured where they are named. */
export const LONG_AREAS: readonly string[] = ['kills'];
