import { useLate } from '@myfiction/shared/screen/use-late.ts';
import { lateOverlays } from './later.ts';
import type { OverlayName } from './overlay-name.ts';
import { useScreen } from './screen-context.ts';

/** What stands on the page itself; the others lie over all. */
const ON_PAGE: readonly OverlayName[] = ['find', 'replace'];

/** The overlay that is open, once it is there. */
export function OpenOverlay({ onPage = false }: { onPage?: boolean }) {
  const { overlay, close } = useScreen();
  if (overlay === null || ON_PAGE.includes(overlay) !== onPage) return null;
  return <LateOverlay key={overlay} name={overlay} onClose={close} />;
}

function LateOverlay({ name, onClose }: { name: OverlayName; onClose: () => void }) {
  const Overlay = useLate(lateOverlays[name], true);
  return Overlay && <Overlay onClose={onClose} />;
}
