import { ERROR_CATALOGUE, errorEntry, findErrorByCode } from './error-catalogue.ts';
import type { CatalogueEntry } from './errors/catalogue-entry.ts';

const entries: readonly CatalogueEntry[] = ERROR_CATALOGUE;

// Specification, point 8, word for word.
test.each([
  [101, 'session-expired', undefined],
  [103, 'session-expired', undefined],
  [403, 'blocked', 'The user has been blocked.'],
  [500, 'toast', 'Something went wrong, please try again.'],
  [6200002, 'toast', 'Incorrect verification code.'],
  [6200003, 'toast', 'The email address has not been signed up with.'],
  [6200005, 'toast', 'Incorrect password.'],
  [6200006, 'toast', 'The email address already exists.'],
  [6200007, 'toast', 'The verification code has expired.'],
  [90099011, 'toast', 'Chapter name already exists.'],
  [90099012, 'toast', 'Story name already exists.'],
  [6001001, 'toast', 'There are inappropriate words in your comment. Please edit and repost it.'],
  [104104, 'region', undefined],
  [5009005, 'to-my-stories', undefined],
])('%i: %s', (code, behaviour, message) => {
  expect(findErrorByCode(code)).toMatchObject({ behaviour });
  expect(findErrorByCode(code)?.message).toBe(message);
});

test('codes and names are unique, and ours start at 400000', () => {
  expect(new Set(entries.map(({ code }) => code)).size).toBe(entries.length);
  expect(new Set(entries.map(({ name }) => name)).size).toBe(entries.length);
  expect(findErrorByCode(400001)?.name).toBe('badSignature');
  expect(errorEntry('clockSkew').code).toBe(400002);
});

test('an unknown code has no entry', () => {
  expect(findErrorByCode(1)).toBeUndefined();
});
