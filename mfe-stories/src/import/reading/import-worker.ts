import { ReadError } from './read-error.ts';
import { type OnFile, readFiles } from './read-files.ts';
import type { WorkerMessage, WorkerRequest } from './worker-messages.ts';

/** Reads files beside the page, so that a book of half a million words does not stop it. */
const tell = (message: WorkerMessage): void => self.postMessage(message);

self.addEventListener('message', async ({ data }: MessageEvent<WorkerRequest>) => {
  const { files, encodings } = data;
  const onFile: OnFile = (name, index, count) => tell({ type: 'file', name, index, count });
  try {
    const manuscript = await readFiles(files, onFile, encodings);
    tell({ type: 'read', manuscript });
  } catch (error) {
    const known = error instanceof ReadError ? error : new ReadError('broken', files[0]?.name ?? '');
    tell({ type: 'problem', problem: known.problem, name: known.fileName });
  }
});
