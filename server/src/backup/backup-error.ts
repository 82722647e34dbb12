/** Something that the person at the command line can act on; nothing was changed. */
export class BackupError extends Error {
  override name = 'BackupError';
}
