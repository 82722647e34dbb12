import { inspect } from 'node:util';
import { sql } from 'drizzle-orm';
import { freshDatabase } from '../testing/fresh-database.ts';
import { ConfigError } from './config-error.ts';
import { explainError } from './expected-error.ts';

const database = freshDatabase();

test('what nobody expected is told without what authors wrote', async () => {
  const failed = await database.db
    .execute(sql`select * from no_table where text = ${'secret text'}`)
    .catch((error: unknown) => error);
  const told = inspect(explainError(failed), { depth: 9 });
  expect(told).toContain('no_table');
  expect(told).not.toContain('secret text');
});

test('what somebody can mend is told in a line', () => {
  expect(explainError(new ConfigError('PORT must be a number.'))).toBe('PORT must be a number.');
});

test('a disk that is full while a file is written is told in a line', () => {
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', syscall: 'write' });
  expect(explainError(full)).toBe('ENOSPC: no space left on device, write. The disk is full: make room and try again.');
});
