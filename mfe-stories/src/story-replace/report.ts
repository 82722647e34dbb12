import type { ApiInput, ApiOutput } from '@myfiction/shared/contract/calls.ts';
import { callApi } from '@myfiction/shared/host.ts';
import { createRun, type Run } from './run-in-parts.ts';

export type FoundChapters = ApiOutput<'story/searchText'>;
export type ReplacedItem = ApiOutput<'story/replaceText'>['items'][number];
export type UndoneItem = ApiOutput<'story/restoreVersions'>['items'][number];

type Change = Omit<ApiInput<'story/replaceText'>, 'chapters'>;
type Named = ApiInput<'story/replaceText'>['chapters'][number];
type Kept = ApiInput<'story/restoreVersions'>['chapters'][number];

/** What was done as far as the server has answered, with the chapters as they were found. */
export interface Report {
  change: Change;
  chapters: FoundChapters['chapters'];
  items: readonly ReplacedItem[];
  replacing: Run<Named, ReplacedItem>;
  /** Once the author takes it back. */
  undoing: Run<Kept, UndoneItem> | null;
  undone: readonly UndoneItem[];
}

export function beginReplacing(change: Change, chapters: FoundChapters['chapters']): Report {
  const named = chapters.map(({ chapter_id, revision }) => ({ chapter_id, base_revision: revision }));
  const replacing = createRun(named, (rows, options) =>
    callApi('story/replaceText', { ...change, chapters: rows }, options),
  );
  return { change, chapters, items: [], replacing, undoing: null, undone: [] };
}

/** What brings the text before back into every chapter that has not been changed since. */
export function beginUndoing(storyId: string, items: readonly ReplacedItem[]): Run<Kept, UndoneItem> {
  return createRun(items.flatMap(keptOf), (chapters, options) =>
    callApi('story/restoreVersions', { story_id: storyId, chapters }, options),
  );
}

/** A server of the release before tells nothing that leads back. */
function keptOf({ chapter_id, kept }: ReplacedItem): Kept[] {
  return kept ? [{ chapter_id, number: kept.number, base_revision: kept.revision }] : [];
}

/** Chapters that the replacement has not reached. */
export const leftToReplace = ({ replacing, undoing }: Report): number =>
  undoing ? 0 : replacing.rows.length - replacing.sent;

export function canUndo({ items, replacing, undoing }: Report): boolean {
  if (undoing) return undoing.sent < undoing.rows.length;
  return replacing.unsettled || items.some(({ kept }) => kept !== undefined);
}
