import { refuseCommonPassword } from './refuse-common-password.ts';

test.each([
  ['password', null],
  ['PassWord1', null],
  ['qwertyuiop', null],
  ['noor.valdez@example.com', 'noor.valdez@example.com'],
  ['Noor.Valdez', 'noor.valdez@example.com'],
])('%s is refused', (password, email) => {
  expect(() => refuseCommonPassword(password, email)).toThrow(expect.objectContaining({ errorName: 'commonPassword' }));
});

test('a sentence of one’s own is taken', () => {
  expect(() => refuseCommonPassword('writes-every-day', 'noor@example.com')).not.toThrow();
});
