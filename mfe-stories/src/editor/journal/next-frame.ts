/** Runs with the next frame, at once in a page that draws none. Returns a function that calls it off. */
export function nextFrame(run: () => void): () => void {
  if (document.visibilityState === 'hidden') {
    let isOff = false;
    queueMicrotask(() => {
      if (!isOff) run();
    });
    return () => {
      isOff = true;
    };
  }
  const frame = requestAnimationFrame(run);
  return () => cancelAnimationFrame(frame);
}
