import { measureApi } from './area-api.ts';
import { measureEditor } from './area-editor.ts';
import { measureFirstLoad } from './area-first-load.ts';
import { measureNavigation } from './area-navigation.ts';
import { measureStart } from './area-start.ts';
import { measureWarmLoad } from './area-warm-load.ts';
import type { Area } from './bench-context.ts';

/** Names that `--only` takes, in the order in which they run. */
export const AREAS: Readonly<Record<string, Area>> = {
  'first-load': measureFirstLoad,
  'warm-load': measureWarmLoad,
  navigation: measureNavigation,
  editor: measureEditor,
  api: measureApi,
  start: measureStart,
};
