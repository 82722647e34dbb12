import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { StudioServer } from '../support/studio-server.ts';

const SCRIPT = join(import.meta.dirname, '..', '..', 'server', 'src', 'testing', 'grow-comments-main.ts');

/** Fills a chapter of a running studio with comments, which its database makes itself. */
export async function fillComments(
  studio: StudioServer,
  comments: { uid: number; storyId: string; chapterId: string; count: number },
): Promise<void> {
  const { uid, storyId, chapterId, count } = comments;
  const given = [studio.dataDir, String(uid), storyId, chapterId, String(count)];
  await promisify(execFile)(process.execPath, ['--import', 'tsx', SCRIPT, ...given]);
}
