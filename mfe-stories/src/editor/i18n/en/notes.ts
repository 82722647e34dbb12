export default {
  'notes.before': 'Note before the chapter',
  'notes.after': 'Note after the chapter',
  'notes.warning': 'Chapter warning',
  'notes.warning.help': 'Readers see it before the chapter. Leave it empty when none is needed.',
  'kept.title': 'Copies on this device',
  'kept.text': 'The side of a conflict that you did not keep. Copies go after 30 days.',
  'kept.mine': 'Your version, {{when}}',
  'kept.theirs': 'The other version, {{when}}',
  'kept.unreadable': 'Recovered text, {{when}}',
  'kept.download': 'Download',
  'kept.delete': 'Delete',
} as const;
