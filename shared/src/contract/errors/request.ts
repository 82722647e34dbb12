import type { CatalogueEntry } from './catalogue-entry.ts';

/** What any call may answer. */
export const REQUEST_ERRORS = [
  {
    code: 400001,
    name: 'badSignature',
    behaviour: 'toast',
    message: 'This request could not be verified. Reload the page and try again.',
  },
  {
    code: 400002,
    name: 'clockSkew',
    behaviour: 'toast',
    message: 'The clock of this device is wrong. Set the date and time, then try again.',
  },
  { code: 400003, name: 'invalidRequest', behaviour: 'toast' },
  { code: 400004, name: 'tooLarge', behaviour: 'toast', message: 'This is too large to send.' },
  {
    code: 400005,
    name: 'tooManyRequests',
    behaviour: 'toast',
    message: 'Too many tries. Wait a little, then try again.',
  },
  { code: 400006, name: 'unknownCall', behaviour: 'toast' },
  {
    code: 400007,
    name: 'notFound',
    behaviour: 'toast',
    message: 'This is not here any more. It may have been moved or deleted.',
  },
  {
    code: 400008,
    name: 'invalidImage',
    behaviour: 'toast',
    message: 'This file is not a picture we can read. Use a JPG, PNG or WebP.',
    field: 'file',
  },
  { code: 400010, name: 'revisionConflict', behaviour: 'caller' },
  {
    code: 400034,
    name: 'filesUnavailable',
    behaviour: 'toast',
    message: 'Pictures and files cannot be reached right now. Nothing is lost: try again in a minute.',
  },
  {
    code: 400045,
    name: 'busy',
    behaviour: 'toast',
    message: 'The studio is very busy right now. Nothing is lost: try again in a minute.',
  },
] as const satisfies readonly CatalogueEntry[];
