import { deleteDueAccounts } from '../account/delete-due-accounts.ts';
import { sweepDeletedAccounts } from '../account/sweep-deleted-accounts.ts';
import type { DomainContext } from './domain-context.ts';
import { createLogRecorder } from './log-recorder.ts';

/** Both jobs after one another: accounts whose day has come are gone with everything in them. */
export async function deleteAccounts(context: Pick<DomainContext, 'db' | 'clock'>): Promise<void> {
  await deleteDueAccounts({ ...context, log: createLogRecorder() });
  await sweepDeletedAccounts(context);
}
