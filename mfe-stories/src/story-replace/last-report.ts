import { canUndo, type Report } from './report.ts';

/** The last replacement of this tab: a dialog that is closed does not take the way back with it. */
let last: Report | null = null;

/** The last replacement in a story, while it can be taken back. */
export function lastReport(storyId: string): Report | null {
  return last?.change.story_id === storyId && canUndo(last) ? last : null;
}

/** One that changed nothing takes no other's place. */
export function rememberReport(report: Report): void {
  if (canUndo(report) || last?.replacing === report.replacing) last = report;
}
