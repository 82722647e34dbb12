import type { APPLICATION_KINDS } from './application-status.ts';

/**
 * What the server tells an author's open tabs (server-sent events). Facts in the past tense, carrying ids only:
 * whoever shows them asks the API again, so that an event that comes twice does no harm.
 */
export type LiveEvent =
  /** The figures behind the sidebar's badge and NEW tag. */
  | { topic: 'counts'; new_comment: number; message_sign: boolean }
  | { topic: 'message'; message_id: string }
  | { topic: 'comment'; comment_id: string; story_id: string }
  /** One of a story's applications has a new status, or something was added to its timeline. */
  | { topic: 'application'; story_id: string; kind: (typeof APPLICATION_KINDS)[number]; status: number }
  /** A chapter went out, came back or was taken down without the author. */
  | { topic: 'chapter'; story_id: string; chapter_id: string }
  /** A bill, the balance, the payment info or a tax form changed. */
  | { topic: 'billing' }
  | { topic: 'announcement'; announcement_id: string }
  /** The session of this tab was ended elsewhere, or the account was blocked. Made by the server itself, never stored. */
  | { topic: 'session-ended'; blocked: boolean };

export type LiveTopic = LiveEvent['topic'];

/** Answers `GET` with the stream: `?ticket=` of `event/open`, then `&after=` the last id seen or `&age=` of the page. */
export const EVENTS_PATH = '/api/myfiction/events';

/** The stream's own events; a `LiveEvent` comes as JSON without a name. */
export const STREAM_EVENTS = {
  /** Every 20 s: the connection is alive. */
  beat: 'beat',
  /** The tab was away for too long to be told everything: it asks for all that it shows again. */
  resync: 'resync',
  /** The server closes the stream; the data is a {@link ByeReason}. */
  bye: 'bye',
} as const;

/** `moving`: connect again at once, to another server. `crowded`: too many streams of this author; come back later. */
export type ByeReason = 'moving' | 'crowded';

export const STREAM_BEAT_MS = 20_000;
