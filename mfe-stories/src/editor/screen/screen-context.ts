import { createContext, use } from 'react';
import type { OverlayName } from './overlay-name.ts';

export interface Screen {
  /** What stands over or beside the text; one at a time. */
  overlay: OverlayName | null;
  open: (overlay: OverlayName) => void;
  /** How often something was opened: what is open already, and is asked for again, takes the focus. */
  asked: number;
  close: () => void;
  /** Everything but the text has faded. */
  isFocus: boolean;
  setFocus: (isFocus: boolean) => void;
}

export const ScreenContext = createContext<Screen | null>(null);

export function useScreen(): Screen {
  const screen = use(ScreenContext);
  if (!screen) throw new Error('Used outside the editor screen.');
  return screen;
}
