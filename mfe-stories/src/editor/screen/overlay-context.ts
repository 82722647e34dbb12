import { createContext, use } from 'react';
import type { OverlayName } from './late.ts';

export interface Overlays {
  /** What stands over or beside the text; one at a time. */
  overlay: OverlayName | null;
  open: (overlay: OverlayName) => void;
  close: () => void;
}

export const OverlayContext = createContext<Overlays | null>(null);

export function useOverlay(): Overlays {
  const overlays = use(OverlayContext);
  if (!overlays) throw new Error('Used outside the editor screen.');
  return overlays;
}
