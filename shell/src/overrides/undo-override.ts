import { reloadPage } from '../recovery/reload-page.ts';
import { readOverrides, writeOverrides } from './override-storage.ts';

/** Loads the page again without the override of one remote; without a name, without any. */
export function undoOverride(remote?: string): void {
  writeOverrides(remote === undefined ? [] : readOverrides().filter((each) => each.remote !== remote));
  reloadPage();
}
