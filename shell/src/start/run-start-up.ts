import { callAudioSkin, getSession, loadSystemConfig, refreshUser } from '@myfiction/shared/host.ts';
import { accessOf } from '../guard/public-paths.ts';
import { checkRegion } from './check-region.ts';
import { whenPainted } from './when-painted.ts';

/**
 * The calls on start. Nothing on the screen waits for them, and none stops another: the page works with what it knows,
 * and each answer improves it. Where a session or the guard needs an answer they start at once; a public page is shown
 * first, because what carries the calls weighs as much as the page.
 */
export function runStartUp(): void {
  if (getSession() || accessOf(window.location.pathname, 'session') === 'session') startCalls();
  else whenPainted(startCalls);
}

function startCalls(): void {
  const ignored = (): undefined => undefined;
  const configLoaded = loadSystemConfig().catch(ignored);
  void checkRegion(configLoaded);
  void refreshUser().catch(ignored);
  void callAudioSkin();
}
