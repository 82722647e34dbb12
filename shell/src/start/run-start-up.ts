import { callAudioSkin, loadSystemConfig, refreshUser } from '@myfiction/shared/host.ts';
import { checkRegion } from './check-region.ts';

/**
 * The calls on start. Nothing on the screen waits for them, and none stops another: the page works with what it knows,
 * and each answer improves it.
 */
export function runStartUp(): void {
  const ignored = (): undefined => undefined;
  const configLoaded = loadSystemConfig().catch(ignored);
  void checkRegion(configLoaded);
  void refreshUser().catch(ignored);
  void callAudioSkin();
}
