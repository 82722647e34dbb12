import type { ChapterText } from '@myfiction/shared/contract/calls/chapter.ts';
import { chapterDetail, chapterText } from '../testing/chapters.ts';
import { ChapterSaver } from './chapter-saver.ts';
import type { ConflictOutcome, SaveAttempt, SaveOutcome } from './save-outcome.ts';
import { IDLE_MS, IDLE_WITHOUT_JOURNAL_MS, LONGEST_WAIT_MS } from './save-timers.ts';

let saver: ChapterSaver;
let seq: number;
let text: ChapterText;
let sent: SaveAttempt[];
let answers: ((outcome: SaveOutcome) => void)[];
let states: string[];
let acknowledged: [number, number][];
let hasJournal: boolean;
let keys: number;
let settled: ConflictOutcome;
let titleProblems: string[];
let noted: SaveAttempt[];
let [conflicts, rebased] = [0, 0];

beforeEach(() => {
  jest.useFakeTimers({ now: 0 });
  [seq, sent, answers, states, acknowledged, hasJournal, keys] = [1, [], [], [], [], true, 0];
  text = chapterText('One');
  settled = { kind: 'undecided' };
  titleProblems = [];
  noted = [];
  [conflicts, rebased] = [0, 0];
  saver = new ChapterSaver(
    {
      seq: () => seq,
      text: () => text,
      send: (attempt) => {
        sent.push(attempt);
        return new Promise((resolve) => answers.push(resolve));
      },
      acceptedTitle: () => 'Accepted',
      beforeSend: (attempt) => void noted.push(attempt),
      settleConflict: async () => {
        conflicts += 1;
        return settled;
      },
      onTitleRefused: (message) => titleProblems.push(message),
      afterSave: (attempt, revision) => acknowledged.push([attempt.seq, revision]),
      onState: (state) => states.push(state.kind),
      newKey: () => `key-${++keys}`,
      afterRebase: () => {
        rebased += 1;
      },
      hasJournal: () => hasJournal,
    },
    4,
    { savedSeq: 1, state: { kind: 'saved', at: 0 } },
  );
});
afterEach(() => jest.useRealTimers());

function change(to = `Change ${seq}`): void {
  seq += 1;
  text = chapterText(to);
  saver.changed();
}

async function pass(ms: number): Promise<void> {
  await jest.advanceTimersByTimeAsync(ms);
}

async function answer(outcome: SaveOutcome): Promise<void> {
  answers.shift()?.(outcome);
  await pass(0);
}

const saved = (revision: number): SaveOutcome => ({ kind: 'saved', revision, savedAt: 1_000 });

it('saves two seconds after the last change', async () => {
  change();
  await pass(IDLE_MS - 1);
  change();
  await pass(IDLE_MS - 1);
  expect(sent).toHaveLength(0);
  await pass(1);
  expect(sent).toMatchObject([{ seq: 3, baseRevision: 4, text }]);
  await answer(saved(5));
  expect(states).toEqual(['saving', 'saved']);
  expect(acknowledged).toEqual([[3, 5]]);
  expect(saver.isUnsaved).toBe(false);
});

it('says that it saves from the first change on, and which text the server may have', async () => {
  change();
  expect([states, saver.unanswered]).toEqual([['saving'], []]);
  await pass(IDLE_MS);
  expect([noted, saver.unanswered]).toEqual([sent, [text]]);
  await answer({ kind: 'failed', message: '' });
  await pass(2_000);
  expect(states).toEqual(['saving', 'failed', 'saving']);
  await answer(saved(5));
  expect(saver.unanswered).toEqual([]);
});

it('says that there is no connection for as long as no save was answered', async () => {
  change();
  await pass(IDLE_MS);
  await answer({ kind: 'unreachable' });
  await pass(2_000);
  change();
  expect([sent.length, states]).toEqual([2, ['saving', 'offline']]);
});

it('saves every fifteen seconds while the author does not pause', async () => {
  for (let elapsed = 0; elapsed < LONGEST_WAIT_MS; elapsed += 1_000) {
    change();
    await pass(1_000);
  }
  expect(sent).toHaveLength(1);
});

it('has one save under way at most, and sends what came meanwhile next', async () => {
  change();
  await pass(IDLE_MS);
  change('later');
  await pass(LONGEST_WAIT_MS);
  expect(sent).toHaveLength(1);
  await answer(saved(5));
  expect(sent).toHaveLength(2);
  expect(sent[1]).toMatchObject({ baseRevision: 5, text: chapterText('later') });
  await answer(saved(6));
  expect(saver.state).toEqual({ kind: 'saved', at: 1_000 });
});

it('repeats the very same save until it is answered, then sends what is new', async () => {
  change('first');
  await pass(IDLE_MS);
  await answer({ kind: 'unreachable' });
  expect(saver.state.kind).toBe('offline');
  change('second');
  expect(saver.state.kind).toBe('offline');
  await pass(2_000);
  expect(sent[1]).toBe(sent[0]);
  await answer({ kind: 'unreachable' });
  await pass(4_000);
  await answer(saved(5));
  await pass(IDLE_MS);
  expect(sent.at(-1)).toMatchObject({ baseRevision: 5, text: chapterText('second'), idempotencyKey: 'key-2' });
});

it('backs off, and tries at once when the connection is back', async () => {
  change();
  await pass(IDLE_MS);
  await answer({ kind: 'unreachable' });
  await pass(2_000);
  await answer({ kind: 'unreachable' });
  await pass(3_999);
  expect(sent).toHaveLength(2);
  void saver.retry();
  await pass(0);
  expect(sent).toHaveLength(3);
});

it('sends nothing twice that was sent before its time', async () => {
  change();
  await pass(IDLE_MS);
  await answer({ kind: 'unreachable' });
  void saver.retry();
  await pass(0);
  await answer(saved(5));
  await pass(60_000);
  expect(sent).toHaveLength(2);
});

it('says Not saved when the server fails, and keeps trying', async () => {
  change();
  await pass(IDLE_MS);
  await answer({ kind: 'failed', message: '' });
  expect(saver.state.kind).toBe('failed');
  await pass(2_000);
  expect(sent).toHaveLength(2);
});

it('does not repeat what would be refused again, until the text changes', async () => {
  change();
  await pass(IDLE_MS);
  await answer({ kind: 'refused', message: 'Too large.' });
  expect(saver.state).toEqual({ kind: 'failed', message: 'Too large.' });
  await pass(60_000);
  expect(sent).toHaveLength(1);
  change();
  await pass(IDLE_MS);
  expect(sent[1]?.idempotencyKey).toBe('key-2');
  await answer({ kind: 'refused', message: 'Too large.' });
  void saver.retry();
  await pass(0);
  expect(sent[2]?.idempotencyKey).toBe('key-3');
});

it.each(['conflict', 'gone'] as const)('sends nothing over %s because it was asked to try again', async (kind) => {
  change();
  await pass(IDLE_MS);
  await answer(kind === 'gone' ? { kind } : { kind, theirs: chapterDetail(chapterText('theirs'), 9) });
  await saver.retry();
  expect([saver.state.kind, sent.length]).toEqual([kind, 1]);
});

it('settles once what another call found, after the save that is on its way', async () => {
  const theirs = (revision: number) => chapterDetail(chapterText('theirs'), revision);
  await saver.conflictWith(theirs(4));
  expect([conflicts, saver.state.kind]).toEqual([0, 'saved']);
  change();
  await pass(IDLE_MS);
  const found = saver.conflictWith(theirs(9));
  await pass(0);
  expect(conflicts).toBe(0);
  await answer(saved(5));
  await found;
  expect([conflicts, saver.state]).toEqual([1, { kind: 'conflict', theirs: theirs(9) }]);
  await saver.conflictWith(theirs(9));
  expect(conflicts).toBe(1);
  await saver.conflictWith(theirs(10));
  expect([conflicts, saver.state]).toEqual([2, { kind: 'conflict', theirs: theirs(10) }]);
});

it('stops at a conflict and goes on from the revision that was chosen', async () => {
  change('mine');
  await pass(IDLE_MS);
  await answer({ kind: 'conflict', theirs: chapterDetail(chapterText('theirs'), 9) });
  expect(saver.state.kind).toBe('conflict');
  change('still mine');
  await pass(60_000);
  expect(sent).toHaveLength(1);
  saver.rebase(9, false);
  await pass(0);
  expect(sent[1]).toMatchObject({ baseRevision: 9, text: chapterText('still mine') });
});

it('sends nothing where the text is what the server holds since a call of another kind', async () => {
  change();
  saver.rebase(9, true);
  expect([states.at(-1), rebased]).toEqual(['saved', 1]);
  await pass(LONGEST_WAIT_MS);
  expect(sent).toEqual([]);
});

it('knows its own text in a conflict: the earlier answer was lost', async () => {
  change('mine');
  await pass(IDLE_MS);
  await answer({ kind: 'conflict', theirs: chapterDetail(chapterText('mine'), 5) });
  expect(saver.state.kind).toBe('saved');
  expect(saver.baseRevision).toBe(5);
});

it('waits for the author to sign in, then goes on', async () => {
  change();
  await pass(IDLE_MS);
  await answer({ kind: 'signed-out' });
  expect(saver.state.kind).toBe('signed-out');
  await pass(60_000);
  expect(sent).toHaveLength(1);
  void saver.retry();
  await pass(0);
  expect(sent[1]).toBe(sent[0]);
});

it('merges a conflict and saves what came of it on the other revision', async () => {
  settled = { kind: 'merged' };
  change('mine');
  await pass(IDLE_MS);
  await answer({ kind: 'conflict', theirs: chapterDetail(chapterText('theirs'), 9) });
  expect(rebased).toBe(1);
  await pass(IDLE_MS);
  expect(sent[1]).toMatchObject({ baseRevision: 9, text: chapterText('mine') });
  expect(states).not.toContain('conflict');
});

it('tries a conflict again whose sides could not be kept, with the very same save', async () => {
  settled = { kind: 'unreachable' };
  change('mine');
  await pass(IDLE_MS);
  const theirs = chapterDetail(chapterText('theirs'), 9);
  await answer({ kind: 'conflict', theirs });
  expect(saver.state.kind).toBe('offline');
  settled = { kind: 'merged' };
  await pass(2_000);
  expect(sent[1]).toBe(sent[0]);
  await answer({ kind: 'conflict', theirs });
  expect(saver.baseRevision).toBe(9);
});

it('saves the text under the title that the server has when another chapter has the new one', async () => {
  change('Taken');
  await pass(IDLE_MS);
  await answer({ kind: 'title-refused', message: 'Chapter name already exists.' });
  expect(titleProblems).toEqual(['Chapter name already exists.']);
  expect(sent[1]?.text).toEqual({ ...chapterText('Taken'), title: 'Accepted' });
  await answer(saved(5));
  expect(saver.state.kind).toBe('saved');
  seq += 1;
  text = { ...chapterText('More'), title: 'Taken' };
  saver.changed();
  await pass(IDLE_MS);
  expect(sent[2]?.text).toEqual({ ...chapterText('More'), title: 'Accepted' });
  await answer(saved(6));
  change('Free');
  await pass(IDLE_MS);
  expect(sent[3]?.text.title).toBe('Free');
});

it.each(['blocked', 'trashed'] as const)('stops while the chapter is %s, and goes on when asked', async (kind) => {
  change();
  await pass(IDLE_MS);
  await answer(kind === 'blocked' ? { kind, message: 'Blocked.' } : { kind });
  expect(saver.state.kind).toBe(kind);
  change();
  await pass(60_000);
  expect(sent).toHaveLength(1);
  void saver.retry();
  await pass(0);
  expect(sent).toHaveLength(2);
});

it('flushes at once, and tells whether the server has everything', async () => {
  change();
  const flushed = saver.flush();
  await pass(0);
  change('more');
  await answer(saved(5));
  await answer(saved(6));
  await expect(flushed).resolves.toBe(true);
  change();
  const failing = saver.flush();
  await pass(0);
  await answer({ kind: 'unreachable' });
  await expect(failing).resolves.toBe(false);
});

it('saves sooner while the device keeps nothing', async () => {
  hasJournal = false;
  change();
  await pass(IDLE_WITHOUT_JOURNAL_MS);
  expect(sent).toHaveLength(1);
});

it('takes in a save that was on its way when it was stopped', async () => {
  change();
  await pass(IDLE_MS);
  saver.stop();
  await answer(saved(5));
  expect(acknowledged).toEqual([[2, 5]]);
  expect(saver.isUnsaved).toBe(false);
});

it.each(['stop', 'handOver'] as const)('sends nothing after %s that waited for a save', async (end) => {
  change();
  await pass(IDLE_MS);
  change();
  await pass(IDLE_MS);
  saver[end]();
  await answer(saved(5));
  await pass(60_000);
  expect([sent.length, saver.isUnsaved]).toEqual([1, end === 'stop']);
});

it('leaves a save that fails after it was stopped as it is', async () => {
  change();
  await pass(IDLE_MS);
  saver.stop();
  await answer({ kind: 'conflict', theirs: chapterDetail(chapterText('theirs'), 9) });
  expect(saver.state.kind).toBe('saving');
});

it('sends nothing after it was stopped', async () => {
  change();
  saver.stop();
  await pass(60_000);
  expect(sent).toHaveLength(0);
  await expect(saver.flush()).resolves.toBe(false);
});
