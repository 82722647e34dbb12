import type { Page } from 'playwright';
import { CpuClock } from '../support/cpu-clock.ts';

/** One turn of typing: each key's way to the screen, and what a key costs on average. */
export interface KeyTimes {
  /** From the key event to the frame after it has been painted, in ms. */
  keyToPaintMs: number[];
  /** Processor time of the main thread a key, in ms: all of it, and scripts alone. */
  cpuMs: number;
  scriptMs: number;
}

const PAINTED = 'bench: painted';

/** Types into the focused field of `page`, a key after the last one's paint. */
export async function measureKeys(page: Page, count: number): Promise<KeyTimes> {
  const clock = await CpuClock.start(page);
  await page.evaluate(watchKeys, PAINTED);
  const before = await clock.read();
  const keyToPaintMs: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const painted = page.waitForEvent('console', (said) => said.text().startsWith(PAINTED));
    await page.keyboard.press(index % 6 === 5 ? 'Space' : 'e');
    keyToPaintMs.push(Number((await painted).text().slice(PAINTED.length)));
  }
  const after = await clock.read();
  await clock.stop();
  return {
    keyToPaintMs,
    cpuMs: (after.allMs - before.allMs) / count,
    scriptMs: (after.scriptMs - before.scriptMs) / count,
  };
}

/**
 * Runs in the page. Event Timing reports nothing useful headless: the frame's message is the paint. The page tells by
 * itself: asking it would run scripts between the keys.
 */
function watchKeys(message: string): void {
  if (document.documentElement.dataset.benchKeys) return;
  document.documentElement.dataset.benchKeys = 'watched';
  window.addEventListener(
    'keydown',
    (event) => {
      const started = event.timeStamp;
      requestAnimationFrame(() => {
        const channel = new MessageChannel();
        channel.port1.onmessage = () => console.debug(`${message} ${performance.now() - started}`);
        channel.port2.postMessage(undefined);
      });
    },
    { capture: true },
  );
}
