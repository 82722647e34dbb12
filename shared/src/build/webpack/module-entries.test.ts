import { existsSync } from 'node:fs';
import { isAbsolute } from 'node:path';
import { moduleEntries } from './module-entries.ts';

test.each(Object.entries(moduleEntries()))(
  '%s is still where it was, and so is what stands for it',
  (module, entry) => {
    expect(existsSync(entry)).toBe(true);
    // An upgrade that moves a part would bring it back without a word.
    if (isAbsolute(module)) expect(existsSync(module)).toBe(true);
  },
);
