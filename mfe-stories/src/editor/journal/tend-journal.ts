import { askToPersist } from './ask-to-persist.ts';
import { sweepJournal } from './sweep-journal.ts';

/** What this device's journals need now and then, once nothing else is to do. */
export async function tendJournal(nowMs: number): Promise<void> {
  try {
    await Promise.all([sweepJournal(nowMs), askToPersist()]);
  } catch (error) {
    // The browser refuses storage, which the first write reports.
    if (!(error instanceof DOMException)) throw error;
  }
}
