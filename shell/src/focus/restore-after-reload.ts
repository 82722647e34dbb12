import { afterPaint } from '@myfiction/shared/host.ts';
import { restoreScroll } from './restore-scroll.ts';
import { loadScrolls, recallScroll } from './scroll-memory.ts';

/**
 * Brings the page back to where the document before left it: after a reload, and where Back leads into this document
 * from another site. An address that is opened begins at its top. The first frame does not wait for it.
 *
 * @returns a function that gives up
 */
export function restoreAfterReload(entry: string): () => void {
  if (!isReturn()) return () => {};
  let giveUp = afterPaint(() => {
    loadScrolls();
    const top = recallScroll(entry);
    if (top > 0) giveUp = restoreScroll(top);
  });
  return () => giveUp();
}

function isReturn(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry !== undefined && 'type' in entry && (entry.type === 'reload' || entry.type === 'back_forward');
}
