import { ReadError } from './read-error.ts';
import { readFiles } from './read-files.ts';
import type { WorkerMessage } from './worker-messages.ts';

/** Reads files beside the page, so that a book of half a million words does not stop it. */
const tell = (message: WorkerMessage): void => self.postMessage(message);

self.addEventListener('message', async ({ data }: MessageEvent<File[]>) => {
  try {
    const manuscript = await readFiles(data, (name, index, count) => tell({ type: 'file', name, index, count }));
    tell({ type: 'read', manuscript });
  } catch (error) {
    const known = error instanceof ReadError ? error : new ReadError('broken', data[0]?.name ?? '');
    tell({ type: 'problem', problem: known.problem, name: known.fileName });
  }
});
