import type { DELIVERY_ACTS } from '../../database/schema/delivery.ts';
import type { Pointer, PointerState } from './pointer.ts';

export type PointerActName = (typeof DELIVERY_ACTS)[number];

/** An act on what is live. Every one of them is a change of one pointer. */
export type PointerAct =
  /** To everybody without a percentage, else as the candidate. */
  | { act: 'publish'; version: string; percent?: number | undefined }
  | { act: 'stage'; percent: number; version?: string | undefined }
  /** The candidate, or any other stored version, for everybody. */
  | { act: 'promote'; version?: string | undefined }
  /** Takes the candidate back; without one, goes to the version before or the one that is named. */
  | { act: 'rollback'; version?: string | undefined }
  | { act: 'disable' }
  | { act: 'enable' }
  /** Live is what comes with the server again. */
  | { act: 'follow' }
  /** What comes with a server. */
  | { act: 'bundle'; version: string };

/** Why an act cannot be done, in a sentence that says what to do instead. */
export class ActRefused extends Error {
  override name = 'ActRefused';
}

/** How the pointer stands after the act; undefined before a remote's first version. */
export function applyAct(before: Pointer | undefined, act: PointerAct): PointerState {
  if (act.act === 'publish' || act.act === 'bundle') return bring(before, act);
  if (!before) throw new ActRefused('There is no such remote yet. Publish a first version.');
  const movedBy = 'person' as const;
  // Off and on choose no version: a new image may bring one, and stays off.
  switch (act.act) {
    case 'stage':
      return { ...before, ...stage(before, act), movedBy };
    case 'promote':
      return { ...goLive(before, promoted(before, act.version)), movedBy };
    case 'rollback':
      return { ...rollBack(before, act.version), movedBy };
    case 'disable':
      return { ...before, enabled: false };
    case 'enable':
      return { ...before, enabled: true };
    case 'follow':
      if (before.bundled === null) throw new ActRefused('This remote comes with no server. Promote a version.');
      return { ...goLive(before, before.bundled), movedBy: 'bundle' };
  }
}

function bring(before: Pointer | undefined, act: Extract<PointerAct, { act: 'publish' | 'bundle' }>): PointerState {
  const { version } = act;
  const percent = act.act === 'publish' ? (act.percent ?? 100) : 100;
  const movedBy = act.act === 'publish' ? 'person' : 'bundle';
  if (!before) {
    if (percent < 100) throw new ActRefused('The first version of a remote goes to everybody: leave --percent out.');
    return { live: version, previous: null, candidate: null, percent: 0, enabled: true, movedBy };
  }
  if (percent < 100) return { ...before, ...stage(before, { percent, version }), movedBy };
  return { ...goLive(before, version), movedBy };
}

function goLive(before: Pointer, version: string): Pointer {
  const previous = version === before.live ? before.previous : before.live;
  return { ...before, live: version, previous, candidate: null, percent: 0 };
}

function stage(before: Pointer, { percent, version }: { percent: number; version?: string | undefined }) {
  const candidate = version ?? before.candidate;
  if (candidate === null) throw new ActRefused('No version is staged. Name one: stage REMOTE PERCENT --version V.');
  if (candidate === before.live) throw new ActRefused(`${candidate} is live for everybody already.`);
  return { candidate, percent };
}

function promoted({ candidate }: Pointer, version: string | undefined): string {
  const chosen = version ?? candidate;
  if (chosen === null) throw new ActRefused('No version is staged. Name one: promote REMOTE --version V.');
  return chosen;
}

function rollBack(before: Pointer, version: string | undefined): Pointer {
  if (version === undefined && before.candidate !== null) return { ...before, candidate: null, percent: 0 };
  const target = version ?? before.previous;
  if (target === null) {
    throw new ActRefused(
      'There is no version before this one to go back to, or it was gone back to already. Name one of the history: rollback REMOTE --version V.',
    );
  }
  // Whoever rolls back in the same minute must not bring back what was just taken away.
  return { ...before, live: target, previous: null, candidate: null, percent: 0 };
}
