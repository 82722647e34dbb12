export default {
  'split.title': 'Split the chapter',
  'split.text':
    'Everything behind the cursor becomes a new draft, right after this chapter. The whole text is kept in the history.',
  'split.first': 'This chapter',
  'split.second': 'New chapter',
  'split.untitled': 'No title',
  'split.words_one': '{{words}} word',
  'split.words_other': '{{words}} words',
  'split.field': 'Title of the new chapter',
  'split.edge': 'Put the cursor where the new chapter is to begin. There must be text before it and behind it.',
  'split.completed': 'This work has been completed and you cannot add new chapters.',
  'split.notSaved': 'Your last words are not saved yet. Try again in a moment.',
  'split.do': 'Split',
  'split.doing': 'Splitting',
  'split.done': 'The chapter is split.',
  'split.cancel': 'Cancel',
} as const;
