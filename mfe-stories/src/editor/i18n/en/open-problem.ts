export default {
  'open.gone.title': 'This chapter is not here',
  'open.gone.text': 'It may have been deleted, or it belongs to another account.',
  'open.gone.kept': 'It was deleted, but this device still holds text that was not saved.',
  'open.gone.download': 'Download the text',
  'open.gone.keepAsNew': 'Keep as a new chapter',
  'open.unreadable.title': 'A newer version of the studio wrote this chapter',
  'open.unreadable.text':
    'You can read and download it here. To write on, load the newest version: reload the page. Nothing was changed.',
  'open.unreadable.reload': 'Reload',
  'open.unreadable.raw': 'Download as it is stored',
  'open.unreadable.untitled': 'Chapter',
  'open.completed.text': 'This work has been completed and you cannot add new chapters.',
  'open.review.text': 'An editor is checking the completion of this story. It takes no new chapter meanwhile.',
  'open.completed.back': 'Back to the story',
} as const;
