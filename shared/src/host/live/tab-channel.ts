import type { LiveMessage } from './live-message.ts';

/** What the tabs of a browser say to one another. They may be of different versions: unknown kinds are left alone. */
export type TabTalk =
  /** From the leading tab: what came over its stream. */
  | { kind: 'message'; message: LiveMessage }
  /** From the leading tab: where the stream stands, with each beat. */
  | { kind: 'place'; place: string }
  /** From a tab that is looked at: it counts on the leading one. */
  | { kind: 'seen' }
  /** From a tab that has just come: what it shows may be this old, in ms. */
  | { kind: 'hello'; ageMs: number };

export interface TabChannel {
  say: (talk: TabTalk) => void;
  close: () => void;
}

export function openTabChannel(name: string, hear: (talk: TabTalk) => void): TabChannel {
  const channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }: MessageEvent<TabTalk>) => hear(data);
  return {
    say: (talk) => channel.postMessage(talk),
    close() {
      channel.onmessage = null;
      channel.close();
    },
  };
}
