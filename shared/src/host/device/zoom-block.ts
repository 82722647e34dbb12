/** Two taps within this time are a double tap for the browsers that zoom by it. */
const DOUBLE_TAP_MS = 300;
/** Fast taps on these are meant: a second like, a number typed twice. */
const INTERACTIVE = 'a, button, input, textarea, select, label, summary, [role="button"], [contenteditable]';

/** Blocks zoom by two fingers and by double tap (specification, point 2). Returns a function that takes it back. */
export function installZoomBlock(): () => void {
  const controller = new AbortController();
  const active = { passive: false, signal: controller.signal };
  let lastTap = Number.NEGATIVE_INFINITY;

  const onTouchStart = (event: TouchEvent): void => {
    if (event.touches.length > 1 && event.cancelable) event.preventDefault();
  };
  const onTouchEnd = (event: TouchEvent): void => {
    const isDoubleTap = event.timeStamp - lastTap <= DOUBLE_TAP_MS;
    lastTap = event.timeStamp;
    const isInteractive = event.target instanceof Element && event.target.closest(INTERACTIVE) !== null;
    if (isDoubleTap && !isInteractive && event.cancelable) event.preventDefault();
  };

  document.addEventListener('touchstart', onTouchStart, active);
  document.addEventListener('touchend', onTouchEnd, active);
  // Safari's own pinch, which does not go through touch events alone.
  document.addEventListener('gesturestart', (event) => event.preventDefault(), active);
  return () => controller.abort();
}
