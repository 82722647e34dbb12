/** True where the command key takes the place of Ctrl. */
export function isMac(): boolean {
  return /Mac|iP(?:hone|ad|od)/.test(navigator.platform);
}

/** A shortcut as the platform writes it. @example shortcutText('Mod+B', true) // '⌘B' */
export function shortcutText(keys: string, mac: boolean): string {
  return mac ? keys.replace('Mod+', '⌘') : keys.replace('Mod', 'Ctrl');
}
