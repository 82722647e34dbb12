import { hash } from '@node-rs/argon2';
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

test('the same characters match, however a keyboard writes them', async () => {
  // Vietnamese on Windows writes ế as ê and an accent, a phone as one sign.
  const [windows, phone] = ['viê\u0301t truyê\u0323n', 'vi\u1ebft truy\u1ec7n'];
  expect(await verifyPassword(await hashPassword(windows), phone)).toBe(true);
  expect(await verifyPassword(await hashPassword(phone), windows)).toBe(true);
  expect(await verifyPassword(await hashPassword(phone), 'viet truyen')).toBe(false);
});

test('a password that was kept as its keyboard wrote it still matches', async () => {
  const windows = 'viê\u0301t truyê\u0323n';
  expect(await verifyPassword(await hash(windows), windows)).toBe(true);
});
