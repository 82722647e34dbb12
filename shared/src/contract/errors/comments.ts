import type { CatalogueEntry } from './catalogue-entry.ts';

/** Comments: codes 400055 to 400059. */
export const COMMENT_ERRORS = [
  {
    code: 400055,
    name: 'replyGone',
    behaviour: 'toast',
    message: 'The comment is no longer there. Your reply is kept in the field.',
  },
  {
    code: 400056,
    name: 'pinTaken',
    behaviour: 'caller',
    message: 'Another comment is pinned to this chapter.',
  },
  {
    code: 400057,
    name: 'undoOver',
    behaviour: 'toast',
    message: 'It is too late to undo this.',
  },
  {
    code: 400058,
    name: 'tooManyWords',
    behaviour: 'toast',
    message: 'The list holds at most 500 words and phrases.',
  },
] as const satisfies readonly CatalogueEntry[];
