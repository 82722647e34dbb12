import { refuseCommonPassword } from './refuse-common-password.ts';

test.each([
  ['password', null],
  ['PassWord1', null],
  ['qwertyuiop', null],
  ['noor.valdez@example.com', 'noor.valdez@example.com'],
  ['Noor.Valdez', 'noor.valdez@example.com'],
  ['MyFiction-2026', null],
  ['writer.studio!', null],
])('%s is refused', async (password, email) => {
  await expect(refuseCommonPassword(password, email)).rejects.toMatchObject({ errorName: 'commonPassword' });
});

test.each(['writes-every-day', 'my fiction studio and a cat', '8461937520'])('%s is taken', async (password) => {
  await expect(refuseCommonPassword(password, 'noor@example.com')).resolves.toBeUndefined();
});
