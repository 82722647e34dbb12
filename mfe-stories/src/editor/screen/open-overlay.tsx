import { lateOverlays, type OverlayName } from './late.ts';
import { useOverlay } from './overlay-context.ts';
import { useLate } from './use-late.ts';

/** The overlay that is open, once it is there. */
export function OpenOverlay() {
  const { overlay, close } = useOverlay();
  return overlay && <LateOverlay key={overlay} name={overlay} onClose={close} />;
}

function LateOverlay({ name, onClose }: { name: OverlayName; onClose: () => void }) {
  const Overlay = useLate(lateOverlays[name], true);
  return Overlay && <Overlay onClose={onClose} />;
}
