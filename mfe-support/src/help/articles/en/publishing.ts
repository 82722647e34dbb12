import {
  BULK_MAX,
  CHAPTERS_MAX,
  IMPORT_CHAPTERS_MAX,
  SCHEDULE_AHEAD_MINUTES,
  SYNOPSIS_MIN,
  TRASH_DAYS,
  VOLUMES_MAX,
} from '@myfiction/shared/contract/rules.ts';
import { note, steps, table, text } from '../../../content/blocks.ts';
import type { ShelfTexts } from '../../article.ts';
import { LONGEST_CHAPTER } from './figures.ts';

/** What happens to finished chapters. */
export default {
  'publish-chapter': {
    title: 'Publish a chapter',
    summary: 'Choose Publish in the editor; readers see it within minutes.',
    words: 'post release go live publish first chapter upload app readers update republish',
    body: [
      steps(
        'Open the chapter and choose **Publish**.',
        'Look through the list: name, text, warning.',
        'Choose **Publish now**, or **Schedule** for a time.',
      ),
      text('After the first one the studio says: The book will be published on the app soon.'),
      text(
        'To change a published chapter, open it, edit, and choose **Republish**. Readers see the old text until you do.',
      ),
    ],
  },
  'cannot-publish': {
    title: 'A chapter cannot be published',
    summary: 'It needs a name, some text, at most 20,000 words, and a story with a synopsis.',
    words:
      'publish error not working button empty unnamed too long synopsis 400013 400014 400017 400018 400030 refused',
    body: [
      table(
        ['What it says', 'What to do'],
        ['There is no text to publish yet.', 'Write something: notes alone are not a chapter.'],
        ['Name the chapter before you publish it.', 'Type a name above the text.'],
        [
          `A chapter can have at most ${LONGEST_CHAPTER} words to be published.`,
          'Place the cursor where it should end and choose **Split the chapter here**.',
        ],
        [`Readers need a synopsis of at least ${SYNOPSIS_MIN} characters.`, 'Add it in the **Story details**.'],
        ['This chapter has been published already.', 'It went out from another tab or on schedule. Reload the page.'],
      ),
    ],
  },
  'schedule-chapter': {
    title: 'How to schedule a chapter',
    summary: `Choose a time at least ${SCHEDULE_AHEAD_MINUTES} minutes ahead. The studio publishes it, also while you sleep.`,
    words: 'schedule later time date plan automatic publish timer queue change cancel unschedule 400020',
    body: [
      steps(
        'Open the chapter, choose **Publish**, then **Schedule**.',
        'Choose the day and the time. The time zone is yours and stands beside it.',
        'Choose **Schedule**. The chapter shows when it goes out.',
      ),
      text('To change or cancel, open the same menu again. The text can be edited until the time comes.'),
      note(`A time has to be at least ${SCHEDULE_AHEAD_MINUTES} minutes away and within two years.`),
    ],
  },
  'schedule-many': {
    title: 'Schedule or publish many chapters at once',
    summary: 'Select chapters in the list and give them a rhythm, such as Monday, Wednesday and Friday at 18:00.',
    words: 'bulk batch backlog series several multiple weekly every day rhythm select all',
    body: [
      steps(
        'Open the story and select chapters in **Chapters**. Shift selects a range.',
        'Choose **Schedule**, the weekdays, the time and the first date.',
        'Look at the dates and confirm.',
      ),
      text(
        `Up to ${BULK_MAX} chapters go in one step. If some cannot be scheduled, the report says which and why; the others are done.`,
      ),
    ],
  },
  'chapter-statuses': {
    title: 'What the chapter statuses mean',
    summary: 'Draft, Scheduled, Published, and edits that readers do not see yet.',
    words: 'draft scheduled published status staged edits unpublished take down returned state',
    body: [
      table(
        ['Status', 'What it means'],
        ['Draft', 'Only you see it.'],
        ['Scheduled', 'It goes out by itself at the time shown.'],
        ['Published', 'Readers can read it.'],
        ['Edits not published', 'You changed it after it went out. Choose **Republish** to show the change.'],
        ['In the trash', `Deleted, and can be restored for ${TRASH_DAYS} days.`],
      ),
      text(
        'A chapter that breaks the [Content Guidelines](legal:content-guidelines) can be returned by the platform: it becomes a draft and a message says why.',
      ),
    ],
  },
  'arrange-chapters': {
    title: 'Change the order of chapters, and volumes',
    summary: 'Drag drafts where they belong. Published chapters keep their order among themselves.',
    words: 'reorder move sort order drag volume arc part 400021 400037 400038 published order',
    body: [
      steps(
        'Open the story’s **Chapters**.',
        'Drag a chapter by its handle. By keyboard, press Space on the handle, move it with the arrow keys, and press Space again.',
        'To group chapters, make a volume and move them into it.',
      ),
      note(
        'Published chapters keep their order: readers have read them so. A draft can stand between two of them and takes that place when it is published.',
      ),
      text(
        `A story holds up to ${CHAPTERS_MAX.toLocaleString('en')} chapters, with those in its trash, and ${VOLUMES_MAX} volumes.`,
      ),
    ],
  },
  trash: {
    title: 'Delete and restore chapters',
    summary: `What you delete stays in the trash for ${TRASH_DAYS} days.`,
    words: 'delete remove chapter story trash bin undelete recover restore deleted 400019 400090 400091 lost',
    body: [
      steps(
        'Open the story and choose **Trash**.',
        'Find the chapter and choose **Restore**. It comes back as a draft.',
      ),
      text(
        `After ${TRASH_DAYS} days it is deleted for good. A chapter that is open in the editor while it goes to the trash keeps its text on your device: restore it to go on.`,
      ),
      text(
        'A story without chapters, also in its trash, can be deleted: open it, choose **More actions**, then **Delete story**. It stays when it has earned, has a contract or an application in review, takes part in a contest, or when readers have commented on it.',
      ),
      text(
        'Published chapters of a signed story can only be taken down by your editor: see [A signed story](see:signed-story).',
      ),
    ],
  },
  'import-chapters': {
    title: 'Import chapters from a file',
    summary: 'Word, plain text, Markdown or EPUB, cut into chapters at its headings.',
    words: 'import upload docx word txt markdown epub backlog move other platform wattpad bring 400022',
    body: [
      steps(
        'Open the story’s menu and choose **Import chapters**.',
        'Choose a .docx, .txt, .md or .epub file.',
        'Check the table: join, split or rename chapters, leave some out.',
        'Add the chapters. All come in as drafts, in one go or not at all.',
      ),
      text(
        `One import takes up to ${IMPORT_CHAPTERS_MAX.toLocaleString('en')} chapters. If a part goes missing on the way, nothing is added: start it again.`,
      ),
    ],
  },
} satisfies Partial<ShelfTexts<'writing'>>;
