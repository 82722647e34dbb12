import { storage } from '@myfiction/shared/host.ts';

const MOST = 50;

type Drafts = Record<string, string>;

const keyOf = (uid: number): string => `comment-drafts-${uid}`;

function readDrafts(uid: number): Drafts {
  try {
    const kept: unknown = JSON.parse(storage.get(keyOf(uid)) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    return Object.fromEntries(
      Object.entries(kept).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
  } catch {
    return {};
  }
}

/** The reply that the author had begun to a comment on this device; empty for none. */
export function readDraft(uid: number, commentId: string): string {
  return readDrafts(uid)[commentId] ?? '';
}

/** Keeps what is written until it is sent. The newest fifty stay; an empty one goes. */
export function keepDraft(uid: number, commentId: string, text: string): void {
  const { [commentId]: _, ...others } = readDrafts(uid);
  const drafts = text.trim() === '' ? others : { ...others, [commentId]: text };
  storage.set(keyOf(uid), JSON.stringify(Object.fromEntries(Object.entries(drafts).slice(-MOST))));
}
