import type { Database } from '../../database/connect.ts';
import type { FileStore } from '../../files/file-store.ts';
import type { Secrets } from '../../platform/secrets.ts';

/** Whose account is read, and where from. */
export interface AccountSource {
  db: Database;
  files: FileStore;
  secrets: Secrets;
  uid: number;
  now: Date;
}
