/** A tab that nobody looks at draws no frames. */
const LATEST_MS = 100;

/** Runs once the next frame has been painted, so that no frame waits for it. Returns a function that calls it off. */
export function afterPaint(run: () => void): () => void {
  const finish = (): void => {
    stop();
    run();
  };
  let timer = setTimeout(finish, LATEST_MS);
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(finish);
  });
  function stop(): void {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
  }
  return stop;
}
