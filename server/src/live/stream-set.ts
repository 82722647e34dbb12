import type { EventStream } from './event-stream.ts';

/** Tabs share one stream where browsers can; where they cannot, only tabs that are seen hold one. */
const MOST_OF_SESSION = 4;
const MOST_OF_AUTHOR = 20;

/** The open streams of this server. */
export interface StreamSet {
  readonly size: number;
  /** Closes the author's oldest stream where there are too many: it is most likely one that nobody reads any more. */
  add(stream: EventStream): void;
  remove(stream: EventStream): void;
  of(uid: number): Iterable<EventStream>;
  all(): Iterable<EventStream>;
}

export function createStreamSet(): StreamSet {
  const all = new Set<EventStream>();
  const byAuthor = new Map<number, Set<EventStream>>();

  const remove = (stream: EventStream): void => {
    all.delete(stream);
    const own = byAuthor.get(stream.uid);
    own?.delete(stream);
    if (own?.size === 0) byAuthor.delete(stream.uid);
  };
  const makeRoom = (stream: EventStream, own: ReadonlySet<EventStream>): void => {
    const ofSession = [...own].filter(({ sessionId }) => sessionId === stream.sessionId);
    const oldest = ofSession.length >= MOST_OF_SESSION ? ofSession[0] : own.size >= MOST_OF_AUTHOR && [...own][0];
    if (!oldest) return;
    remove(oldest);
    oldest.bye('crowded');
  };
  return {
    get size() {
      return all.size;
    },
    add(stream) {
      makeRoom(stream, byAuthor.get(stream.uid) ?? new Set());
      const own = byAuthor.get(stream.uid) ?? new Set();
      byAuthor.set(stream.uid, own.add(stream));
      all.add(stream);
    },
    remove,
    of: (uid) => byAuthor.get(uid) ?? [],
    all: () => all,
  };
}
