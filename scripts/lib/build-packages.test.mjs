import { join } from 'node:path';
import { buildPackages } from './build-packages.mjs';

const root = join(import.meta.dirname ?? __dirname, '../..');

test('a name that is no package is told, with those that are, and nothing is built', async () => {
  await expect(buildPackages(root, { only: ['shell', 'comments'] })).rejects.toThrow(
    /^There is no package comments\. There are shell, .*mfe-comments,.* server\.$/,
  );
});
