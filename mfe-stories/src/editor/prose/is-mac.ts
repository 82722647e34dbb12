/** True where the command key takes the place of Ctrl. */
export function isMac(): boolean {
  return /Mac|iP(?:hone|ad|od)/.test(navigator.platform);
}
