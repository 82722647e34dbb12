import { useEffect, useState } from 'react';
import { afterPaint } from '../../host/after-paint.ts';
import type { drawOnce } from './draw-once.ts';

type DrawOnce = typeof drawOnce;

let loaded: DrawOnce | undefined;

async function loadDrawing(): Promise<DrawOnce> {
  const module = await import('./draw-once.ts');
  loaded = module.drawOnce;
  return loaded;
}

/**
 * The cover generator, undefined until it is there: its typography is fetched after the frame in which the first cover has
 * its place, so that no first frame waits for it, and none for drawing either where it comes from the browser's cache. One that cannot be fetched is asked for again by the next cover.
 */
export function useDrawOnce(): DrawOnce | undefined {
  const [draw, setDraw] = useState(() => loaded);
  useEffect(() => {
    if (draw) return;
    let mounted = true;
    const stop = afterPaint(() => {
      loadDrawing().then(
        (next) => mounted && setDraw(() => next),
        () => {},
      );
    });
    return () => {
      mounted = false;
      stop();
    };
  }, [draw]);
  return draw;
}
