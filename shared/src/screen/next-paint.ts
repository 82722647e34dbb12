import { afterPaint } from '@myfiction/shared/host.ts';

/** Resolves once the next frame has been painted: for a call that refreshes what the frame shows already. */
export const nextPaint = (): Promise<void> => new Promise((resolve) => afterPaint(resolve));
