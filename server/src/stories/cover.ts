import type { FileStore } from '../files/file-store.ts';
import { AppError } from '../platform/handler.ts';

/** A cover is a picture that was uploaded here; `current` may stay as it is. */
export async function requireUploaded(files: FileStore, cover: string, current = ''): Promise<void> {
  if (cover === '' || cover === current) return;
  if (!(await files.has(cover))) throw new AppError('invalidImage');
}
