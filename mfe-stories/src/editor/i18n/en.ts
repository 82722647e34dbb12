export default {
  'page.edit': 'Edit chapter',
  'page.new': 'New chapter',

  'text.label': 'Chapter text',
  'text.placeholder': 'Write the first line',
  'text.chapter': 'Chapter {{number}}',
  'title.label': 'Chapter title',
  'title.placeholder': 'Name this chapter',

  'tool.bar': 'Formatting',

  'notes.title': 'Notes and warning',
  'notes.count_one': '{{count}} set',
  'notes.count_other': '{{count}} set',

  'bar.back': 'Back to the story',
  'bar.notSavedYet': 'Your last words are not saved yet. Try again in a moment.',

  'title.missing': 'The chapter has no title.',

  'open.loading': 'Opening the chapter',

  'open.slow': 'This takes longer than usual',
  'open.error.title': 'The chapter did not open',
  'open.stories': 'My Stories',
} as const;
