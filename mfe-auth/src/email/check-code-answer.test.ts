import { PASSWORD_MAX, PASSWORD_MIN } from '@myfiction/shared/contract/rules.ts';
import { checkCodeAnswer } from './check-code-answer.ts';

const problems = (password: string) =>
  checkCodeAnswer({ email: 'noor@example.com', code: '123456', password }, (key) => key);

test('a password is as long as the characters that its author sees, as the server counts', () => {
  expect(problems('🌙'.repeat(PASSWORD_MIN - 1))).toEqual({ password: 'email.passwordShort' });
  expect(problems('🌙'.repeat(PASSWORD_MIN))).toEqual({});
  expect(problems('🌙'.repeat(PASSWORD_MAX))).toEqual({});
  expect(problems('🌙'.repeat(PASSWORD_MAX + 1))).toEqual({ password: 'email.passwordLong' });
});
