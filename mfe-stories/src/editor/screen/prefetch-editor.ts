import { loadProseFont } from '@myfiction/shared/ui.ts';
import { openJournalDatabase } from '../journal/journal-database.ts';
import { lateFrame } from './late-frame.ts';

/**
 * Asks for what every chapter needs while it is on its way itself. A font that comes after the text has the browser find
 * a stand-in and lay all of it out twice. What fails here is asked for again by whoever needs it.
 */
export function prefetchEditor(): void {
  lateFrame.load().catch(ignore);
  openJournalDatabase().catch(ignore);
  void loadProseFont();
}

function ignore(): void {}
