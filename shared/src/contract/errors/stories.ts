import { WORK_COMPLETED_MESSAGE, WORK_SIGNED_MESSAGE } from '../story-messages.ts';
import type { CatalogueEntry } from './catalogue-entry.ts';

/** Stories, chapters, schedules and imports. */
export const STORY_ERRORS = [
  {
    code: 400011,
    name: 'storyCompleted',
    behaviour: 'toast',
    message: WORK_COMPLETED_MESSAGE,
  },
  {
    code: 400012,
    name: 'storySigned',
    behaviour: 'toast',
    message: WORK_SIGNED_MESSAGE,
  },
  {
    code: 400013,
    name: 'chapterTooLong',
    behaviour: 'toast',
    message: 'A chapter can have at most 20,000 words to be published. Split it first.',
  },
  { code: 400014, name: 'chapterEmpty', behaviour: 'toast', message: 'There is no text to publish yet.' },
  {
    code: 400017,
    name: 'chapterUnnamed',
    behaviour: 'toast',
    message: 'Name the chapter before you publish it.',
    field: 'title',
  },
  {
    code: 400018,
    name: 'synopsisTooShort',
    behaviour: 'toast',
    message: 'Readers need a synopsis of at least 50 characters. Add it to the story details, then publish.',
    field: 'synopsis',
  },
  {
    code: 400019,
    name: 'chapterTrashed',
    behaviour: 'caller',
    message: 'This chapter is in the trash. Restore it to go on writing; your text is kept on this device.',
  },
  {
    code: 400020,
    name: 'scheduleTooSoon',
    behaviour: 'toast',
    message: 'Choose a time at least 5 minutes from now and within two years.',
    field: 'at',
  },
  {
    code: 400021,
    name: 'publishedOrder',
    behaviour: 'toast',
    message: 'Published chapters keep their order. Readers have read them so.',
  },
  {
    code: 400022,
    name: 'importIncomplete',
    behaviour: 'toast',
    message: 'A part of the import is missing. Nothing was added; start the import again.',
  },
  {
    code: 400023,
    name: 'chapterSigned',
    behaviour: 'toast',
    message: 'The work has been signed: your editor has to take down a published chapter.',
  },
  {
    code: 400036,
    name: 'tooManyStories',
    behaviour: 'toast',
    message: 'An account holds at most 1,000 stories.',
  },
  {
    code: 400037,
    name: 'tooManyChapters',
    behaviour: 'toast',
    message: 'A story holds at most 10,000 chapters, with those in its trash.',
  },
  {
    code: 400038,
    name: 'tooManyVolumes',
    behaviour: 'toast',
    message: 'A story holds at most 500 volumes.',
  },
  {
    code: 400039,
    name: 'tooManyNames',
    behaviour: 'toast',
    message: 'A chapter keeps at most 200 versions with a name. Take the name from one first.',
  },
  {
    code: 400090,
    name: 'storyNotEmpty',
    behaviour: 'caller',
    message:
      'Only a story without chapters can be deleted. Move them to the trash and delete them there for good; a minute later the story can go too.',
  },
  {
    code: 400091,
    name: 'storyBound',
    behaviour: 'caller',
    message:
      'This story stays: it has earned, has a contract or an application in review, stands in a contest, or readers have commented on it. Withdraw the application or the entry, or write to us.',
  },
  { code: 400030, name: 'chapterPublished', behaviour: 'toast', message: 'This chapter has been published already.' },
] as const satisfies readonly CatalogueEntry[];
