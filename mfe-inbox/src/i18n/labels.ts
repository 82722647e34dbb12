/** Titles and navigation labels: the shell shows them before any code of this remote is loaded. */
const en = {
  'page.inbox': 'Inbox',
  'nav.inbox': 'Inbox',
  'tab.inbox': 'Inbox',
} as const;

const es = {
  'page.inbox': 'Buzón',
  'nav.inbox': 'Buzón',
  'tab.inbox': 'Buzón',
} satisfies Record<keyof typeof en, string>;

export const labels = { en, es };
