/** Titles and navigation labels: the shell shows them before any code of this remote is loaded. */
const en = {
  'page.comments': 'Comments',
  'nav.comments': 'Comments',
  'tab.comments': 'Comments',
} as const;

const es = {
  'page.comments': 'Comentarios',
  'nav.comments': 'Comentarios',
  'tab.comments': 'Comentarios',
} satisfies Record<keyof typeof en, string>;

export const labels = { en, es };
