import { hashPassword, verifyPassword } from './passwords.ts';

test('a password is kept as argon2id with 19 MiB, two passes and one lane, each time with another salt', async () => {
  const [one, two] = await Promise.all([hashPassword('writes-every-day'), hashPassword('writes-every-day')]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(one).not.toBe(two);
});

test('only the right password matches', async () => {
  const hash = await hashPassword('writes-every-day');
  expect(await verifyPassword(hash, 'writes-every-day')).toBe(true);
  expect(await verifyPassword(hash, 'writes-every-dax')).toBe(false);
});

test('no account matches no password', async () => {
  expect(await verifyPassword(null, 'writes-every-day')).toBe(false);
});
