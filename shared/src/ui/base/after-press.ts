/** True from the moment a mouse button or finger goes down until it is lifted. */
let isPressed = false;
/** The browser's own menu swallows the lifting, but for Windows. */
const ENDS = ['pointerup', 'pointercancel', 'contextmenu'] as const;

if (typeof document !== 'undefined') {
  const set = (state: boolean) => () => {
    isPressed = state;
  };
  document.addEventListener('pointerdown', set(true), { capture: true, passive: true });
  for (const end of ENDS) document.addEventListener(end, set(false), { capture: true, passive: true });
}

/**
 * Runs `act` at once, or after the press that is under way. A message that appears when a field is left moves what is
 * below it: the button that the author presses would be gone before the finger is lifted, and the click with it.
 *
 * @example onBlur={() => afterPress(() => showProblem(path))}
 */
export function afterPress(act: () => void): void {
  if (!isPressed) {
    act();
    return;
  }
  const run = (): void => {
    for (const end of ENDS) document.removeEventListener(end, run);
    // The click comes after the pointer's event.
    setTimeout(act);
  };
  for (const end of ENDS) document.addEventListener(end, run);
}
