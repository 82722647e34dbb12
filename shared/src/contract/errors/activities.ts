import type { CatalogueEntry } from './catalogue-entry.ts';

/** Contests: codes 400080 to 400089. */
export const ACTIVITY_ERRORS = [
  {
    code: 400080,
    name: 'contestNotOpen',
    behaviour: 'caller',
    message: 'This contest does not take or give back stories now. The page shows its dates.',
  },
  {
    code: 400081,
    name: 'alreadyEntered',
    behaviour: 'caller',
    message: 'You have entered a story already. Withdraw it first to enter another one.',
  },
  {
    code: 400082,
    name: 'storyKeptOut',
    behaviour: 'caller',
    message: 'This story does not meet a rule of the contest.',
  },
] as const satisfies readonly CatalogueEntry[];
