import type { Manuscript } from '../manuscript/manuscript.ts';
import { ReadError } from './read-error.ts';
import type { OnFile } from './read-files.ts';
import type { WorkerMessage, WorkerRequest } from './worker-messages.ts';

/** Reads files in a worker; stops it when the signal says so. Rejects with a {@link ReadError}. */
export async function readBesidePage(request: WorkerRequest, onFile: OnFile, signal: AbortSignal): Promise<Manuscript> {
  const { files, encodings } = request;
  const worker = startWorker();
  // The development server of a remote is another origin, from which no worker may be made.
  if (!worker) return (await import('./read-files.ts')).readFiles(files, onFile, encodings);
  try {
    return await new Promise<Manuscript>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
      worker.addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => {
        if (data.type === 'file') onFile(data.name, data.index, data.count);
        else if (data.type === 'read') resolve(data.manuscript);
        else reject(new ReadError(data.problem, data.name));
      });
      worker.addEventListener('error', (event) => {
        event.preventDefault();
        // One that did not arrive has no message.
        const problem = event instanceof ErrorEvent ? 'broken' : 'unreachable';
        reject(new ReadError(problem, files[0]?.name ?? '', event.error));
      });
      worker.postMessage(request);
    });
  } finally {
    worker.terminate();
  }
}

function startWorker(): Worker | undefined {
  try {
    return new Worker(new URL(/* webpackChunkName: "import-worker" */ './import-worker.ts', import.meta.url));
  } catch {
    return undefined;
  }
}
