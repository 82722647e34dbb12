import type { CatalogueEntry } from './catalogue-entry.ts';

/** Applications: codes 400040 to 400049. */
export const APPLICATION_ERRORS = [
  {
    code: 400040,
    name: 'applicationMoved',
    behaviour: 'caller',
    message: 'This application has moved on. Here is how it stands now.',
  },
  {
    code: 400041,
    name: 'applicationIncomplete',
    behaviour: 'caller',
    message: 'Something is missing. Look at the marked fields, then send it.',
  },
  {
    code: 400042,
    name: 'notEligible',
    behaviour: 'toast',
    message: 'This story cannot apply yet. The page says what is missing.',
  },
  {
    code: 400043,
    name: 'signatureMismatch',
    behaviour: 'toast',
    message: 'Type your legal name exactly as it stands in the application.',
    field: 'signature',
  },
  {
    code: 400044,
    name: 'claimedByOther',
    behaviour: 'toast',
    message: 'Another editor reads this application.',
  },
] as const satisfies readonly CatalogueEntry[];
