import { useEffect, useState } from 'react';
import type { drawOnce } from './draw-once.ts';

type DrawOnce = typeof drawOnce;

let loaded: DrawOnce | undefined;

async function loadDrawing(): Promise<DrawOnce> {
  const module = await import('./draw-once.ts');
  loaded = module.drawOnce;
  return loaded;
}

/**
 * The cover generator, undefined until it is there: its typography is fetched after the first cover has its place, so
 * that no first frame waits for it. One that cannot be fetched is asked for again by the next cover.
 */
export function useDrawOnce(): DrawOnce | undefined {
  const [draw, setDraw] = useState(() => loaded);
  useEffect(() => {
    if (draw) return;
    let mounted = true;
    loadDrawing().then(
      (next) => mounted && setDraw(() => next),
      () => {},
    );
    return () => {
      mounted = false;
    };
  }, [draw]);
  return draw;
}
