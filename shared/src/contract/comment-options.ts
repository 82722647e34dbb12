/** What happened to a comment. Readers see `visible` ones only. */
export const COMMENT_STATUSES = [
  'visible',
  /** Waits for a decision: a word of the platform's or the author's list was found, or the platform holds it. */
  'held',
  /** The author has reported it; the platform decides. */
  'reported',
  'hidden',
  'spam',
  /** Taken away by the platform. */
  'removed',
  /** Its reader has deleted it; kept without its text while there are replies. */
  'deleted',
] as const;
export type CommentStatus = (typeof COMMENT_STATUSES)[number];

/** What a list shows. `new` and `unanswered` are the page's tabs; `mine` are the author's own replies. */
export const COMMENT_FILTERS = ['new', 'unanswered', 'all', 'held', 'reported', 'hidden', 'spam', 'mine'] as const;
export type CommentFilter = (typeof COMMENT_FILTERS)[number];
export const COMMENT_SORTS = ['newest', 'oldest'] as const;
export type CommentSort = (typeof COMMENT_SORTS)[number];

/** What can be done to one comment or to all that match a filter, and undone for a while. */
export const COMMENT_ACTIONS = [
  'read',
  'unread',
  'like',
  'unlike',
  'hide',
  'show',
  'spam',
  'not-spam',
  'release',
  'freeze',
  'unfreeze',
] as const;
export type CommentAction = (typeof COMMENT_ACTIONS)[number];

export const REPORT_REASONS = ['harassment', 'hate', 'sexual', 'spam', 'personal', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];
/** Who holds a comment. Only the platform releases what the desk holds. */
export const HOLDERS = ['words', 'author', 'desk'] as const;

export const COMMENT_MAX = 5000;
export const QUOTE_MAX = 1000;
export const REPORT_NOTE_MAX = 500;
export const BLOCK_REASON_MAX = 200;
export const FILTER_WORD_MAX = 50;
export const FILTER_WORDS_MAX = 500;
/** No figure counts further than this: a badge says 99+ long before. */
export const COMMENT_COUNT_MAX = 1000;
/** How far the figures beside the filters count. */
export const COMMENT_COUNT_LIMITS = {
  new: COMMENT_COUNT_MAX,
  unanswered: COMMENT_COUNT_MAX,
  held: 100,
  reported: 100,
} as const satisfies Partial<Record<CommentFilter, number>>;
/** Comments that one act changes; the client goes on with the cursor of its answer. */
export const COMMENT_ACT_MAX = 5000;
export const COMMENT_UNDO_SECONDS = 10;
