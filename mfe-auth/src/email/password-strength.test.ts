import { passwordStrength } from './password-strength.ts';

test.each([
  ['short', undefined],
  ['password1', 'weak'],
  ['Qwerty123!', 'weak'],
  ['12345678', 'weak'],
  ['aaaaaaaaaaaaaaaa', 'weak'],
  ['noor.valdez.1', 'weak'],
  ['gelberhut9', 'fair'],
  ['Kr4ne-Wal', 'fair'],
  ['writes-every-day', 'strong'],
  ['vier kleine weisse enten', 'strong'],
] as const)('"%s" is %s', (password, strength) => {
  expect(passwordStrength(password, 'noor.valdez@example.com')).toBe(strength);
});
