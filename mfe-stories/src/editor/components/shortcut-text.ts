/** A shortcut as the platform writes it. @example shortcutText('Mod+B', true) // '⌘B' */
export function shortcutText(keys: string, mac: boolean): string {
  return mac ? keys.replace('Mod+', '⌘') : keys.replace('Mod', 'Ctrl');
}
