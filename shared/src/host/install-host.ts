import { whenIdle } from '../screen/when-idle.ts';
import { loadPortableSigner } from './api/load-cryptography.ts';
import { loadTransport } from './api/load-transport.ts';
import { hasNativeSigner } from './api/sign.ts';
import { checkWebp } from './device/device.ts';
import { installImageFallback } from './device/image-fallback.ts';
import { installRootFont } from './device/root-font.ts';
import { installZoomBlock } from './device/zoom-block.ts';
import { followLanguage } from './i18n/messages.ts';
import { followOtherTabs } from './session/follow-other-tabs.ts';
import { getSession } from './store/use-app.ts';
import { installTheme } from './theme.ts';

/** Starts everything that belongs to the page and not to a component. Called once by the shell, before it renders. */
export function installHost(): () => void {
  const stops = [
    installTheme(),
    installRootFont(),
    installZoomBlock(),
    installImageFallback(),
    followLanguage(),
    followOtherTabs(),
  ];
  // With a session the first calls are on their way soon; a failure is no news, the call that needs the part loads it
  // again. Without, the page comes first: it calls nothing before it is shown.
  if (getSession()) prepareToSend().catch(() => {});
  if (getSession() && !hasNativeSigner()) loadPortableSigner().catch(() => {});
  whenIdle(() => void checkWebp());
  return () => {
    for (const stop of stops) stop();
  };
}

async function prepareToSend(): Promise<void> {
  const transport = await loadTransport();
  await transport.prepareToSend();
}
