import type { ChapterDocument } from '@myfiction/shared/contract/chapter-document.ts';
import type { BlockDiff } from './block-diff.ts';
import { diffSteps } from './diff-documents.ts';

/** Less than a frame, so that the page goes on answering. */
const SLICE_MS = 10;

/** Compares two texts without holding up the page; null when it was given up. */
export async function diffInSlices(
  before: ChapterDocument,
  after: ChapterDocument,
  signal: AbortSignal,
): Promise<BlockDiff[] | null> {
  const steps = diffSteps(before, after);
  while (!signal.aborted) {
    const end = performance.now() + SLICE_MS;
    do {
      const step = steps.next();
      if (step.done) return step.value;
    } while (performance.now() < end);
    await new Promise((resolve) => setTimeout(resolve));
  }
  return null;
}
