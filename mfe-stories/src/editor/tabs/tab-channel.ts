import type { JournalChange } from '../journal/journal.ts';
import type { JournalPlace } from '../journal/journal-records.ts';
import type { FollowedChapter } from '../journal/recover.ts';

/** What tabs that show the same chapter tell one another. */
export type TabMessage =
  /** A reading tab asks for the whole text. */
  | { type: 'ask' }
  /** `after` is what this tab had followed when it came to write: its text holds that. */
  | ({ type: 'text'; after: JournalPlace | null } & FollowedChapter)
  | ({ type: 'change'; change: JournalChange } & JournalPlace)
  /** A reading tab wants to write; the writing one first puts everything into the journal. */
  | { type: 'take-over' }
  | { type: 'released' };

export interface TabChannel {
  post: (message: TabMessage) => void;
  close: () => void;
}

/** Opens the channel of one chapter. Messages come from tabs of the same origin and version family only. */
export function openTabChannel(name: string, onMessage: (message: TabMessage) => void): TabChannel {
  const channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }: MessageEvent<TabMessage>) => onMessage(data);
  return {
    post: (message) => channel.postMessage(message),
    close: () => channel.close(),
  };
}
