import { clientKeyConstants } from './client-key-constants.ts';

test('takes what the environment sets, a PEM on one line included', () => {
  expect(
    clientKeyConstants({ SIGNING_SECRET: 'own', SIGNING_PUBLIC_KEY: 'BEGIN\\nEND', ANSWER_KEY: '', HOME: '/' }),
  ).toEqual({
    __MF_SIGNING_SECRET__: '"own"',
    __MF_SIGNING_PUBLIC_KEY__: '"BEGIN\\nEND"',
  });
});
