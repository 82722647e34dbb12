import type { TextKeyOf } from '@myfiction/shared/host.ts';
import type en from '../i18n/en/shortcuts.ts';

export interface Shortcut {
  text: TextKeyOf<typeof en>;
  /** `Mod` is the command key on a Mac and Ctrl elsewhere. What is typed stands as it is. */
  keys: readonly string[];
  /** Where a Mac uses other keys. */
  mac?: readonly string[];
}

/** Every shortcut of the editor, as the sheet shows them. */
export const SHORTCUTS: readonly { title: TextKeyOf<typeof en>; shortcuts: readonly Shortcut[] }[] = [
  {
    title: 'shortcuts.writing',
    shortcuts: [
      { text: 'shortcuts.undo', keys: ['Mod', 'Z'] },
      { text: 'shortcuts.redo', keys: ['Mod', 'Y'], mac: ['Shift', 'Mod', 'Z'] },
      { text: 'shortcuts.find', keys: ['Mod', 'F'] },
      { text: 'shortcuts.replace', keys: ['Mod', 'H'], mac: ['Alt', 'Mod', 'F'] },
      { text: 'shortcuts.save', keys: ['Mod', 'S'] },
      { text: 'shortcuts.keep', keys: ['Alt', 'Mod', 'S'] },
      { text: 'shortcuts.history', keys: ['Alt', 'Shift', 'Mod', 'H'] },
      { text: 'shortcuts.focus', keys: ['Shift', 'Mod', 'F'] },
      { text: 'shortcuts.start', keys: ['Mod', 'Home'], mac: ['Mod', '↑'] },
      { text: 'shortcuts.end', keys: ['Mod', 'End'], mac: ['Mod', '↓'] },
      { text: 'shortcuts.sheet', keys: ['Mod', '/'] },
    ],
  },
  {
    title: 'shortcuts.marks',
    shortcuts: [
      { text: 'shortcuts.bold', keys: ['Mod', 'B'] },
      { text: 'shortcuts.italic', keys: ['Mod', 'I'] },
      { text: 'shortcuts.underline', keys: ['Mod', 'U'] },
      { text: 'shortcuts.strike', keys: ['Shift', 'Mod', 'X'] },
      { text: 'shortcuts.link', keys: ['Mod', 'K'] },
    ],
  },
  {
    title: 'shortcuts.blocks',
    shortcuts: [
      { text: 'shortcuts.sceneBreak', keys: ['* * *', 'Enter'] },
      { text: 'shortcuts.heading', keys: ['#', 'Space'] },
      { text: 'shortcuts.subheading', keys: ['###', 'Space'] },
      { text: 'shortcuts.quote', keys: ['>', 'Space'] },
      { text: 'shortcuts.lineBreak', keys: ['Shift', 'Enter'] },
      { text: 'shortcuts.left', keys: ['Shift', 'Mod', 'L'] },
      { text: 'shortcuts.centre', keys: ['Shift', 'Mod', 'E'] },
      { text: 'shortcuts.right', keys: ['Shift', 'Mod', 'R'] },
      { text: 'shortcuts.justify', keys: ['Shift', 'Mod', 'J'] },
    ],
  },
];

const MAC_SIGNS: Readonly<Record<string, string>> = { Mod: '⌘', Shift: '⇧', Alt: '⌥' };

/** The keys of a shortcut as the platform writes them. */
export function keysOf({ keys, mac }: Shortcut, isMac: boolean): string[] {
  return (isMac ? (mac ?? keys) : keys).map((key) => (isMac ? (MAC_SIGNS[key] ?? key) : key.replace('Mod', 'Ctrl')));
}
