import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Names the data folder of a studio that has been started and stopped once. */
export const TEMPLATE = 'STUDIO_TEMPLATE';

/**
 * Puts the data of a first start into `dataDir`, which a server makes in seven seconds: a database, its tables and the
 * demonstration data. Does nothing where there is no template, as outside the browser suite.
 */
export async function copyTemplate(dataDir: string): Promise<void> {
  const template = process.env[TEMPLATE];
  // Not by `fs.cp`: under root the database is another user's, and has to stay so.
  if (template) await promisify(execFile)('cp', ['-a', `${template}/.`, dataDir]);
}
