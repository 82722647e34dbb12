import { callAudioSkin, followServer, getSession, loadSystemConfig, refreshUser } from '@myfiction/shared/host.ts';
import { loadDrawings } from '@myfiction/shared/ui.ts';
import { accessOf } from '../guard/public-paths.ts';
import { askConfigAgain } from './ask-config-again.ts';
import { checkRegion } from './check-region.ts';
import { whenPainted } from './when-painted.ts';
import { whenQuiet } from './when-quiet.ts';

// A page may still be drawing the answer to its own call.
const SOON = { quietMs: 300, latestMs: 3_000 };

/**
 * The calls on start. Nothing on the screen waits for them, and none stops another: the page works with what it knows,
 * and each answer improves it. So the page comes first, and what it asks for itself. Only where the guard waits to learn
 * whether a page asks for a session they start at once.
 */
export function runStartUp(): void {
  const isGuardWaiting = !getSession() && accessOf(window.location.pathname, 'session') === 'session';
  if (isGuardWaiting) startCalls();
  else whenPainted(() => whenQuiet(startCalls, SOON));
  // Last of all: what is shown is fresh still.
  whenPainted(() =>
    whenQuiet(() => {
      followServer();
      startTracking();
      // An empty page asks for them again.
      loadDrawings().catch(() => undefined);
    }),
  );
}

function startCalls(): void {
  const ignored = (): undefined => undefined;
  const configLoaded = loadSystemConfig().catch(askConfigAgain);
  void checkRegion(configLoaded);
  void refreshUser().catch(ignored);
  void callAudioSkin();
}

/** Events wait until then. Without the code that sends them the page works as well. */
function startTracking(): void {
  import(/* webpackChunkName: "analytics" */ '../analytics/start-analytics.ts').then(
    ({ startAnalytics }) => startAnalytics(),
    () => undefined,
  );
}
