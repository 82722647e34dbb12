/** True from the moment a mouse button or finger goes down until it is lifted. */
let isPressed = false;

if (typeof document !== 'undefined') {
  const set = (state: boolean) => () => {
    isPressed = state;
  };
  document.addEventListener('pointerdown', set(true), { capture: true, passive: true });
  document.addEventListener('pointerup', set(false), { capture: true, passive: true });
  document.addEventListener('pointercancel', set(false), { capture: true, passive: true });
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
    document.removeEventListener('pointerup', run);
    document.removeEventListener('pointercancel', run);
    // The click comes after the pointer's event.
    setTimeout(act);
  };
  document.addEventListener('pointerup', run);
  document.addEventListener('pointercancel', run);
}
