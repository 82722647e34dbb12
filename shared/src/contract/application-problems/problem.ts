import type { IdSide } from '../application-options.ts';
import type { ApplicationView } from '../calls/application.ts';

/** What can be wrong with a field of an application. Each is the key of a message. */
export type ApplicationProblem =
  | 'required'
  | 'tooShort'
  | 'tooLong'
  | 'tooLow'
  | 'tooHigh'
  /** Fewer planned words than are published. */
  | 'belowPublished'
  /** A name without a letter, or with characters that no name has. */
  | 'notAName'
  | 'notADate'
  | 'tooYoung'
  | 'guardianMissing'
  | 'notACountry'
  | 'notE164'
  | 'notAnEmail'
  | 'notAnIdNumber'
  | 'imageMissing'
  | 'notAUrl'
  | 'duplicate'
  | 'notAgreed'
  /** Fewer than `FREE_CHAPTERS_MIN` chapters before the first paid one. */
  | 'tooFewFree'
  /** The first paid chapter is neither published nor scheduled. */
  | 'notPublished'
  | 'dateTooSoon'
  | 'dateTooLate'
  | 'titleDiffers';

/** By the path of the field. */
export type ApplicationProblems = Readonly<Record<string, ApplicationProblem>>;

/** What a form is measured against. */
export interface ApplicationFacts {
  /** ISO date, UTC. */
  today: string;
  storyTitle: string;
  /** Sides of the identity document that are uploaded. */
  idSides: readonly IdSide[];
  publishedWords: number;
  /** Place of the last chapter that is published or scheduled, 0 without one. */
  lastPosition: number;
}

/** The facts that come with an application. */
export function factsOf({ facts, id_images }: Pick<ApplicationView, 'facts' | 'id_images'>): ApplicationFacts {
  return {
    today: facts.today,
    storyTitle: facts.story_title,
    publishedWords: facts.published_words,
    lastPosition: facts.last_position,
    idSides: id_images.map((image) => image.side),
  };
}

export type Check = ApplicationProblem | undefined;
