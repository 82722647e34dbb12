export const CAMPAIGN_KINDS = ['contest', 'winners', 'benefits'] as const;

export const CONTEST_PHASES = ['before', 'open', 'judging', 'closed'] as const;
export type ContestPhase = (typeof CONTEST_PHASES)[number];

/** ISO times in UTC, each later than the one before. */
export interface ContestDates {
  opens: string;
  /** From this moment on nothing is entered or withdrawn. */
  closes: string;
  shortlist: string;
  winners: string;
}

/** Where a contest stands at a moment. A phase begins with its first millisecond. */
export function phaseAt({ opens, closes, winners }: ContestDates, nowMs: number): ContestPhase {
  if (nowMs < Date.parse(opens)) return 'before';
  if (nowMs < Date.parse(closes)) return 'open';
  return nowMs < Date.parse(winners) ? 'judging' : 'closed';
}

/** What a story must be; what is not named does not matter. */
export interface EntryRules {
  language?: string;
  /** One of the story's genres is one of these. */
  genres?: readonly string[];
  /** Published words. */
  min_words?: number;
  /** Published chapters. */
  min_chapters?: number;
  /** Published nowhere else before. */
  original?: boolean;
  /** The story was begun at this ISO time or later. */
  begun_from?: string;
  not_completed?: boolean;
}

export const ENTRY_RULES = ['language', 'genre', 'words', 'chapters', 'original', 'begun', 'not-completed'] as const;
export type EntryRule = (typeof ENTRY_RULES)[number];

/** What the rules ask of a story. */
export interface EnteredStory {
  language: string;
  genres: readonly string[];
  words: number;
  chapters: number;
  original: boolean;
  /** Unix time in ms. */
  begunMs: number;
  completed: boolean;
}

/** The rules that a contest has, in the order in which they are told. */
export function rulesOf(rules: EntryRules): EntryRule[] {
  const has: Record<EntryRule, boolean> = {
    language: rules.language !== undefined,
    genre: rules.genres !== undefined,
    words: rules.min_words !== undefined,
    chapters: rules.min_chapters !== undefined,
    original: rules.original === true,
    begun: rules.begun_from !== undefined,
    'not-completed': rules.not_completed === true,
  };
  return ENTRY_RULES.filter((rule) => has[rule]);
}

/** The rules that keep a story out; empty when it may enter. */
export function unmetRules(rules: EntryRules, story: EnteredStory): EntryRule[] {
  const met: Record<EntryRule, boolean> = {
    language: story.language === rules.language,
    genre: story.genres.some((genre) => rules.genres?.includes(genre)),
    words: story.words >= (rules.min_words ?? 0),
    chapters: story.chapters >= (rules.min_chapters ?? 0),
    original: story.original,
    begun: story.begunMs >= Date.parse(rules.begun_from ?? ''),
    'not-completed': !story.completed,
  };
  return rulesOf(rules).filter((rule) => !met[rule]);
}

/** What page and server know of a contest: `contest` of the campaign's own file. */
export interface ContestFacts {
  dates: ContestDates;
  rules: EntryRules;
  /** Ids; their names are in the campaign's texts. One is chosen where there are any. */
  categories: readonly string[];
  /** Ids of what an author declares; all of them. */
  declarations: readonly string[];
}

/** A contest as the manifest of its remote carries it, for the server. */
export interface PublishedContest extends ContestFacts {
  id: string;
  path: string;
  titles: { en: string; es: string };
}
