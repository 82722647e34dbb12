import type { OverrideRefusal } from '@myfiction/shared/contract/delivery.ts';
import type { Override } from './override.ts';

/** Without the role there is nothing to tell: the author sees what everybody sees. */
export type RefusalReason = Exclude<OverrideRefusal, 'role'>;

/** What became of the overrides of this tab. */
export interface OverrideState {
  applied: readonly Override[];
  refused: readonly { remote: string; reason: RefusalReason }[];
  /** Asked for, but the server gave no answer: the tab runs without them. */
  unanswered: readonly Override[];
}

let state: OverrideState = { applied: [], refused: [], unanswered: [] };

export const getOverrideState = (): OverrideState => state;

/** Once, before the first remote is loaded: another set of overrides is another load of the page. */
export function setOverrideState(next: OverrideState): void {
  state = next;
}
