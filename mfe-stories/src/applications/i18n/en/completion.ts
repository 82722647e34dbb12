import { APPLICATION_SUBMITTED, COMPLETION_WARNING } from '@myfiction/shared/contract/application-options.ts';

/** Texts of the dialogs for completion. */
export default {
  title: 'Apply for Completion',
  'title.again': 'Send completion again',
  warning: COMPLETION_WARNING,
  loading: 'Looking at the chapters',
  failed: 'The application did not load.',
  noContract: 'This story has no contract. Once it is completed, it can get none any more.',
  'rules.title': 'Before you can apply',
  'open.scheduled': 'Scheduled',
  'open.draft': 'Draft',
  'open.staged': 'Edits not published',
  'open.trashed': 'In the trash',
  'open.untitled': 'Untitled chapter {{position}}',
  'open.more': 'and {{count}} more',
  'bonus.words': 'Words that count',
  'bonus.tier': 'Completion Bonus',
  'bonus.none': 'None yet. It begins at {{words}} words.',
  'bonus.next': 'From {{words}} words it is {{amount}}.',
  'confirm.tick': 'I understand that the story cannot be edited or updated afterwards.',
  'confirm.title': 'Type the title of the story: {{title}}',
  'confirm.label': 'Title of the story',
  submit: 'Apply for Completion',
  sending: 'Sending',
  sent: APPLICATION_SUBMITTED,
  close: 'Close',
} as const;
