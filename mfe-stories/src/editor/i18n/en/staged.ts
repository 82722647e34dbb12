export default {
  'staged.quiet': 'Readers have this text. What you change stays here until you republish.',
  'staged.staged': 'Readers still see the published text.',
  'staged.discard': 'Discard edits',
  'staged.title': 'Discard your edits?',
  'staged.text': 'The published text comes back. Your edits stay in the history.',
  'staged.do': 'Discard edits',
  'staged.doing': 'Discarding',
  'staged.done': 'The published text is back.',
  'staged.cancel': 'Keep editing',
  'staged.missing': 'The published text could not be found in the history.',
  'staged.notSaved': 'Your last words are not saved yet. Try again in a moment.',
} as const;
