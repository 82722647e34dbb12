import { keysOf, SHORTCUTS } from './shortcut-list.ts';

it('writes keys as the platform does', () => {
  const redo = { text: 'shortcuts.redo', keys: ['Mod', 'Y'], mac: ['Shift', 'Mod', 'Z'] } as const;
  expect(keysOf(redo, false)).toEqual(['Ctrl', 'Y']);
  expect(keysOf(redo, true)).toEqual(['⇧', '⌘', 'Z']);
});

it('gives no keys away twice', () => {
  for (const isMac of [true, false]) {
    const all = SHORTCUTS.flatMap(({ shortcuts }) => shortcuts.map((shortcut) => keysOf(shortcut, isMac).join(' ')));
    expect(new Set(all).size).toBe(all.length);
  }
});
