import { OVERRIDES_KEY } from './override-storage.ts';

/** Whether QA asks for other remotes in this tab: all that a tab without overrides runs of them. */
export function isOverrideWanted(): boolean {
  if (/[?&](?:override|disable)=/.test(window.location.search)) return true;
  try {
    return sessionStorage.getItem(OVERRIDES_KEY) !== null;
  } catch {
    return false;
  }
}
