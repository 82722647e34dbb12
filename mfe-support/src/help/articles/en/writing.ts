import { LEAST_READERS } from '@myfiction/shared/contract/reader-figures.ts';
import {
  CHAPTER_LONG_WORDS,
  CHAPTER_SHORT_WORDS,
  COVER_MIN_HEIGHT,
  COVER_MIN_WIDTH,
  STORIES_MAX,
  SYNOPSIS_MAX,
  SYNOPSIS_MIN,
  SYNOPSIS_TEASER,
  VERSION_EVERY_MINUTES,
  VERSION_NAMES_MAX,
} from '@myfiction/shared/contract/rules.ts';
import { list, note, steps, table, text } from '../../../content/blocks.ts';
import type { ShelfTexts } from '../../article.ts';
import { LONGEST_CHAPTER } from './figures.ts';

/** Stories, drafts and the editor. */
export default {
  'start-story': {
    title: 'How to start a story',
    summary: 'A title, a synopsis, a genre and a rating are enough. The rest can follow.',
    words: 'create new book first novel begin add work write 400036',
    body: [
      steps(
        'Open [My Stories](go:stories) and choose **Create story**.',
        'Give it a title. No two stories on the platform have the same one.',
        'Write a synopsis, choose the language, a genre and a rating, and say whether trigger warnings apply.',
        'Save. The story is yours alone until you [publish a chapter](see:publish-chapter).',
      ),
      note('The language of a story is fixed after the first chapter is published. Everything else can be changed.'),
      text(`An account holds up to ${STORIES_MAX.toLocaleString('en')} stories.`),
      text('The [Creator Space](go:creator-space) has guides for every stage of a serial.'),
    ],
  },
  'story-details': {
    title: 'Synopsis, genre, tags and rating',
    summary: 'What readers see before they open a story, and how to change it.',
    words:
      'edit story information blurb description category age rating trigger warnings language schedule declaration ai',
    body: [
      list(
        `**Synopsis**: ${SYNOPSIS_MIN} to ${SYNOPSIS_MAX.toLocaleString('en')} characters to publish. Readers see the first ${SYNOPSIS_TEASER} before they tap.`,
        '**Genre**: one main genre and up to two more. **Tags**: up to 20.',
        '**Rating**: Everyone, Teen, Mature or Adult. The [Content Guidelines](legal:content-guidelines) say what belongs where.',
        '**Trigger warnings**: choose from the list, say that none apply, or choose not to say. See [Trigger Warnings](legal:trigger-warnings).',
        '**Declarations**: that the rights are yours, and how AI was used.',
      ),
      text(
        'Open the story and choose **Edit details** to change them. After a contract is signed they are fixed: see [A signed story](see:signed-story).',
      ),
    ],
  },
  cover: {
    title: 'Add or change a cover',
    summary: `A picture of 3:4, at least ${COVER_MIN_WIDTH} × ${COVER_MIN_HEIGHT} pixels, as JPG, PNG or WebP.`,
    words: 'image picture upload size dimensions artwork photo crop book cover',
    body: [
      steps(
        'Open the story details and choose the cover.',
        'Pick a file of at most 5 MB and drag the frame to what readers should see.',
        'Save the story.',
      ),
      text(
        'A story without a cover gets one made of its title, so you can publish before you have a picture. If the file is refused, see [Pictures and files](see:pictures-files).',
      ),
    ],
  },
  'write-chapter': {
    title: 'Write a chapter',
    summary: 'Open a story, choose Add chapter, and write. The studio saves for you.',
    words:
      'editor new chapter add draft text format bold italic scene break notes author note shortcut focus mode paste word google docs footnotes',
    body: [
      steps(
        'Open a story from [My Stories](go:stories) and choose **Add chapter**.',
        'Name the chapter and write. Press Ctrl + / (⌘ / on a Mac) for the keyboard shortcuts.',
        'Add a note before or after the text if you have something to tell readers, and a chapter warning where one is needed.',
        'Publish it now or [schedule it](see:schedule-chapter).',
      ),
      text(
        'Text from Word, Google Docs or Pages keeps its italics, paragraphs and scene breaks when you paste it; its footnotes come after it. Focus mode hides everything but the page.',
      ),
    ],
  },
  'word-count': {
    title: 'How words are counted',
    summary: `Words of the chapter text, in any script. Chapters over ${LONGEST_CHAPTER} words cannot be published.`,
    words: 'word count length long short chapter limit maximum minimum characters split',
    body: [
      text(
        'The title, your notes and the chapter warning do not count. Chinese, Japanese and Korean text is counted by character.',
      ),
      list(
        `Under ${CHAPTER_SHORT_WORDS} words the studio tells you that the chapter is short. You can publish it all the same.`,
        `Over ${CHAPTER_LONG_WORDS.toLocaleString('en')} words it suggests a split: place the cursor and choose **Split the chapter here**.`,
        `Over ${LONGEST_CHAPTER} words a chapter has to be split before it goes out.`,
      ),
      text('Published words are what counts for a contract and for the [Completion Bonus](see:completion-bonus).'),
    ],
  },
  'saving-offline': {
    title: 'Saving, and writing without a connection',
    summary: 'Every change is kept on your device at once and on the server seconds later.',
    words: 'autosave save lost text offline internet connection recover recovery unsaved disappeared network error',
    body: [
      list(
        '**Saved** with a time: the server has everything.',
        '**Saving**: it is on its way.',
        '**Offline. Saved on this device.** Go on writing: it is sent when the connection is back.',
        '**Changed elsewhere.** Compare the two. See [Two versions of a chapter](see:conflict).',
      ),
      text(
        'If the browser closes, open the chapter again on the same device: what had not been sent is there. Texts that have no chapter any more wait under [Kept on this device](go:recovery).',
      ),
      note('Do not clear the data of this site in your browser while the editor says that it is offline.'),
    ],
  },
  conflict: {
    title: 'Two versions of a chapter',
    summary: 'The chapter was saved somewhere else meanwhile. You choose which text stays; nothing is lost.',
    words: 'conflict changed elsewhere another tab device keep mine theirs overwritten revision',
    body: [
      text('This happens when a chapter is open on two devices. The studio shows both texts side by side.'),
      list(
        '**Keep mine** saves the text of this device.',
        '**Keep theirs** takes the text of the server.',
        '**Copy mine** puts your text on the clipboard.',
      ),
      text('The text that you did not choose stays in the [history](see:version-history).'),
    ],
  },
  'version-history': {
    title: 'Earlier versions of a chapter',
    summary: 'Open the version history in the editor to compare and restore.',
    words: 'history restore undo old version previous backup compare revert 400039',
    body: [
      text(
        `The studio keeps a version at least every ${VERSION_EVERY_MINUTES} minutes while you write, at each publish, and before anything that changes much at once.`,
      ),
      steps(
        'Open the chapter and choose **Version history**.',
        'Pick a version. What has changed is marked.',
        'Choose **Restore this version**. The text you had becomes a version too, so this can be undone.',
      ),
      text(`Name a version to find it again. Up to ${VERSION_NAMES_MAX} of a chapter can have a name.`),
    ],
  },
  'find-replace': {
    title: 'Find and replace',
    summary: 'In the chapter, or in the whole story with a preview.',
    words: 'search rename character replace all text word find',
    body: [
      steps(
        'Press Ctrl + F (⌘ F on a Mac) in the editor.',
        'Type what to find. Letter case and whole words can be switched on.',
        'Choose **In the whole story** to see every place before anything is changed.',
      ),
      text(
        '**Undo** below the report takes all of it back, but for chapters that were changed since. It waits there when you choose **In the whole story** again, as long as the tab is open. Later, the history of each chapter has its text before.',
      ),
    ],
  },
  'export-story': {
    title: 'Download your story',
    summary: 'As EPUB, Word or Markdown, at any time.',
    words: 'export backup epub docx word markdown zip take away copy ebook save file',
    body: [
      steps(
        'Open the story and choose **Export** in its menu.',
        'Choose EPUB, Word (.docx) or Markdown.',
        'The file is made and your browser saves it.',
      ),
      text(
        'Your text is yours: the export works with a contract, without one, and while an account is blocked. To take everything, see [Download your data](see:export-account).',
      ),
    ],
  },
  'readers-funnel': {
    title: 'Reads, followers and the chapter funnel',
    summary: 'How many of the readers of a chapter go on to the next.',
    words: 'statistics views reads readers followers retention analytics drop off numbers stats',
    body: [
      text('Open a story and choose **Readers**.'),
      list(
        '**Reads**: how often chapters were opened in the reading apps.',
        '**Followers**: who has the story in the library now.',
        `**Funnel**: readers of the next chapter divided by readers of this one. Under ${LEAST_READERS} readers it says that there are too few to conclude anything.`,
        '**Read to the last chapter**, or finish rate: readers of the last chapter that has been out for a week, divided by readers of the first. Both numbers stand in the table of the funnel.',
      ),
      text('Figures come from the apps with a delay of up to an hour.'),
    ],
  },
  'name-exists': {
    title: '“Story name already exists” or “Chapter name already exists”',
    summary: 'Choose another title: a story’s is unique on the platform, a chapter’s in its story.',
    words: 'title taken duplicate same name error 90099011 90099012',
    body: [
      text(
        'Letter case and spaces at the ends make no difference: “Moon” and “moon ” are the same name. Add a word, or a number for a chapter.',
      ),
      text('Nothing that you typed is lost: change the title and save again. A chapter in the trash keeps no name.'),
    ],
  },
  'home-goals': {
    title: 'Home, daily goal and writing days',
    summary: 'What is due next, and a goal that allows days of rest.',
    words: 'dashboard to-do goal streak calendar words today continue writing home',
    body: [
      text(
        '[Home](go:home) lists what waits for you by deadline: an application that came back, a bill that is blocked, a tax form that is missing, comments that are held, an empty schedule.',
      ),
      text(
        'Choose **Set a goal** for the words of a day, or leave it out. Only words that you add count. The days in a row are optional, and a day off of your choice does not end them, nor does giving it up later: both are where you set the goal.',
      ),
    ],
  },
  'enter-contest': {
    title: 'Enter a contest',
    summary: 'One story each, while the contest is open. The page says what a story needs.',
    words: 'contest competition essay enter story withdraw prize winner activity 400080 400081 400082',
    body: [
      table(
        ['What it says', 'What to do'],
        ['This contest does not take or give back stories now.', 'Look at its dates: it opens later, or is closed.'],
        ['You have entered a story already.', 'Withdraw it first to enter another one.'],
        ['This story does not meet a rule of the contest.', 'The page lists the rules and marks the one.'],
      ),
    ],
  },
} satisfies Partial<ShelfTexts<'writing'>>;
