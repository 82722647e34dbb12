import type { CatalogueEntry } from './catalogue-entry.ts';

/** The codes of the specification, point 8, with its words. */
export const SPECIFICATION_ERRORS = [
  { code: 101, name: 'sessionMissing', behaviour: 'session-expired' },
  { code: 103, name: 'sessionInvalid', behaviour: 'session-expired' },
  { code: 403, name: 'userBlocked', behaviour: 'blocked', message: 'The user has been blocked.' },
  { code: 500, name: 'serverError', behaviour: 'toast', message: 'Something went wrong, please try again.' },
  { code: 6200002, name: 'wrongCode', behaviour: 'toast', message: 'Incorrect verification code.', field: 'code' },
  {
    code: 6200003,
    name: 'unknownEmail',
    behaviour: 'toast',
    message: 'The email address has not been signed up with.',
    field: 'email',
  },
  { code: 6200005, name: 'wrongPassword', behaviour: 'toast', message: 'Incorrect password.', field: 'password' },
  {
    code: 6200006,
    name: 'emailTaken',
    behaviour: 'toast',
    message: 'The email address already exists.',
    field: 'email',
  },
  {
    code: 6200007,
    name: 'codeExpired',
    behaviour: 'toast',
    message: 'The verification code has expired.',
    field: 'code',
  },
  {
    code: 90099011,
    name: 'chapterNameTaken',
    behaviour: 'toast',
    message: 'Chapter name already exists.',
    field: 'title',
  },
  { code: 90099012, name: 'storyNameTaken', behaviour: 'toast', message: 'Story name already exists.', field: 'title' },
  {
    code: 6001001,
    name: 'inappropriateWords',
    behaviour: 'toast',
    message: 'There are inappropriate words in your comment. Please edit and repost it.',
    field: 'text',
  },
  { code: 104104, name: 'regionClosed', behaviour: 'region' },
  { code: 5009005, name: 'storyUnavailable', behaviour: 'to-my-stories' },
] as const satisfies readonly CatalogueEntry[];
