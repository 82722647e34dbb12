import { DatabaseUnavailableError } from '../database/supervisor/find-binaries.ts';
import { ObjectStoreError } from '../objects/object-store-error.ts';
import { ConfigError } from './config-error.ts';

/** Whether the message alone tells the person at the command line what to do. */
export function isExpectedError(error: unknown): error is Error {
  return [ConfigError, DatabaseUnavailableError, ObjectStoreError].some((kind) => error instanceof kind);
}
