import { followAlone, type TabOptions } from './alone-tab.ts';
import { type LeadingTab, leadTabs } from './leading-tab.ts';
import { openTabChannel, type TabTalk } from './tab-channel.ts';

/** A tab that is looked at says so this often, and hears from the leading one each time. */
const ROUND_MS = 20_000;
/** The leading tab hangs or was frozen: it is relieved. */
const SILENT_ROUNDS = 3;

/** Follows what the server tells, over one stream for all tabs of the browser. Returns a function that stops it. */
export function followLive(options: TabOptions): () => void {
  // Lacking on plain http, except on this machine.
  if (!('locks' in navigator) || typeof BroadcastChannel === 'undefined') return followAlone(options);
  return followTogether(options);
}

function followTogether({ group, ageMs, onMessage }: TabOptions): () => void {
  let place = '';
  let leading: LeadingTab | undefined;
  let silentRounds = 0;
  let queue: AbortController | undefined;

  const channel = openTabChannel(group, hear);
  function hear(talk: TabTalk): void {
    silentRounds = 0;
    if (talk.kind === 'message') onMessage(talk.message);
    if (talk.kind === 'place') place = talk.place;
    if (!leading) return;
    if (talk.kind === 'seen') leading.seen();
    if (talk.kind === 'hello')
      for (const message of leading.since(talk.ageMs)) channel.say({ kind: 'message', message });
    if (talk.kind === 'seen' || talk.kind === 'hello') channel.say({ kind: 'place', place });
  }

  const lead = (): LeadingTab =>
    leadTabs({
      place,
      ageMs,
      onMessage(message) {
        channel.say({ kind: 'message', message });
        onMessage(message);
      },
      onPlace(next) {
        place = next;
        channel.say({ kind: 'place', place });
      },
    });
  /** Waits for its turn, leads until it is stopped, or until another tab relieves this one. */
  const standInLine = (steal = false): void => {
    const standing = new AbortController();
    queue?.abort();
    queue = standing;
    const turn = (): Promise<void> =>
      new Promise((resolve) => {
        if (standing.signal.aborted) return resolve();
        leading = lead();
        standing.signal.addEventListener('abort', () => {
          stopLeading();
          resolve();
        });
      });
    // A lock that is stolen takes no signal.
    const how = steal ? { steal } : { signal: standing.signal };
    navigator.locks.request(group, how, turn).catch(() => {
      if (standing.signal.aborted) return;
      stopLeading();
      standInLine();
    });
  };
  const stopLeading = (): void => {
    leading?.stop();
    leading = undefined;
  };
  const leave = (): void => queue?.abort();

  const round = (): void => {
    if (document.hidden) return;
    if (leading) {
      leading.seen();
      return;
    }
    silentRounds += 1;
    if (silentRounds > SILENT_ROUNDS) {
      silentRounds = 0;
      standInLine(true);
    }
    channel.say({ kind: 'seen' });
  };
  const returnToLine = (): void => {
    if (queue?.signal.aborted) standInLine();
  };

  const rounds = setInterval(round, ROUND_MS);
  document.addEventListener('visibilitychange', round);
  // A page that is put aside hears nothing: another one leads.
  const away = ['pagehide', 'freeze'] as const;
  const back = ['pageshow', 'resume'] as const;
  for (const name of away) addEventListener(name, leave, { capture: true });
  for (const name of back) addEventListener(name, returnToLine, { capture: true });
  standInLine();
  channel.say({ kind: 'hello', ageMs: ageMs() });
  return () => {
    leave();
    clearInterval(rounds);
    document.removeEventListener('visibilitychange', round);
    for (const name of away) removeEventListener(name, leave, { capture: true });
    for (const name of back) removeEventListener(name, returnToLine, { capture: true });
    channel.close();
  };
}
