import 'fake-indexeddb/auto';
import type { ChapterText } from '@myfiction/shared/contract/calls/chapter.ts';
import { IDBFactory, IDBObjectStore, IDBTransaction } from 'fake-indexeddb';
import type { EditorState } from 'prosemirror-state';
import { toChapterDocument } from '../prose/chapter-document.ts';
import { chapterDetail, chapterInfo, chapterText, newState } from '../testing/chapters.ts';
import { Journal, SNAPSHOT_CHANGES } from './journal.ts';
import { closeJournalDatabase, openJournalDatabase } from './journal-database.ts';
import { JOURNAL_SCHEMA, type JournalPlace } from './journal-records.ts';
import { dropKeptCopy, keepCopy, listKeptCopies } from './kept-copies.ts';
import { isUnsaved, listHeads, loadJournal } from './load-journal.ts';
import { recoverChapter } from './recover.ts';
import { replayJournal } from './replay.ts';
import { sweepJournal } from './sweep-journal.ts';

const CHAPTER = '0b6f5a0e-8a55-4b61-9d2c-3f0a6f1c2d3e';
const KEY = `7:${CHAPTER}`;
let journal: Journal;
let state: EditorState;
let health: boolean[];

async function begin(
  text: ChapterText = chapterText('One'),
  start: { created?: boolean; unsaved?: boolean; base?: ChapterText } = {},
) {
  health = [];
  journal = new Journal(KEY, (isWorking) => health.push(isWorking));
  state = newState(text);
  const facts = { created: true, revision: 4, unsaved: false, base: null, unanswered: [], ...start };
  await journal.start({ chapterId: CHAPTER, info: chapterInfo(), text, ...facts });
}

function type(characters: string): void {
  for (const character of characters) {
    const transaction = state.tr.insertText(character, state.doc.content.size - 1);
    journal.append({ steps: transaction.steps.map((step) => step.toJSON()) });
    state = state.apply(transaction);
  }
}

async function stored() {
  const journal = await loadJournal(await openJournalDatabase(), KEY);
  if (journal.kind !== 'readable') throw new Error('No journal.');
  return journal.content;
}
const loaded = async () => loadJournal(await openJournalDatabase(), KEY);
const none = { kind: 'none' } as const;

beforeEach(() => {
  closeJournalDatabase();
  Object.assign(globalThis, { indexedDB: new IDBFactory() });
});
afterEach(() => jest.restoreAllMocks());

it('keeps what is typed while it is begun anew twice', async () => {
  await begin();
  const facts = {
    chapterId: CHAPTER,
    info: chapterInfo(),
    created: true,
    revision: 4,
    unsaved: false,
    base: null,
    unanswered: [],
  };
  const first = journal.start({ ...facts, text: chapterText('One') });
  const second = journal.start({ ...facts, text: chapterText('One') });
  type(' two');
  await Promise.all([first, second]);
  type(' three');
  await journal.flush();
  expect(replayJournal(await stored())).toMatchObject({ complete: true });
  expect(replayJournal(await stored()).text.content).toEqual(toChapterDocument(state.doc));
});

it('keeps every change: what is replayed is what was written', async () => {
  await begin();
  type(' two three');
  journal.append({ steps: [], fields: { title: 'Named', note_after: 'Thanks' } });
  await journal.flush();
  const content = await stored();
  expect(isUnsaved(content)).toBe(true);
  const { text, complete } = replayJournal(content);
  expect(complete).toBe(true);
  expect(text.content).toEqual(toChapterDocument(state.doc));
  expect(text).toMatchObject({ title: 'Named', note_after: 'Thanks', note_before: '' });
});

it('writes one transaction a frame, and at once when flushed', async () => {
  await begin();
  const put = jest.spyOn(IDBObjectStore.prototype, 'put');
  type('abc');
  expect(put).not.toHaveBeenCalled();
  const commit = jest.spyOn(IDBTransaction.prototype, 'commit');
  // A page that is being closed runs no later callback: the requests must leave, and count, within the call.
  void journal.flush();
  expect(put).toHaveBeenCalledTimes(3);
  expect(commit).toHaveBeenCalledTimes(1);
  expect(journal.isWritten).toBe(true);
});

it('keeps changes that are made while it is being opened', async () => {
  state = newState(chapterText('One'));
  journal = new Journal(KEY, () => undefined);
  const text = chapterText('One');
  const starting = journal.start({
    chapterId: CHAPTER,
    info: chapterInfo(),
    created: false,
    revision: 0,
    text,
    unsaved: true,
    base: null,
    unanswered: [],
  });
  type('!');
  await starting;
  await journal.flush();
  expect(replayJournal(await stored()).text.content).toEqual(toChapterDocument(state.doc));
});

it('is clean once the server has acknowledged, and trims nothing before a snapshot is due', async () => {
  await begin();
  type('abc');
  const { seq } = journal;
  type('d');
  await journal.acknowledge(seq, 5, chapterText('x'), chapterInfo());
  expect((await stored()).records).toHaveLength(4);
  expect(isUnsaved(await stored())).toBe(true);
  await journal.acknowledge(journal.seq, 6, chapterText('x'), chapterInfo());
  expect(isUnsaved(await stored())).toBe(false);
  expect((await stored()).head).toMatchObject({ revision: 6, sending: null });
});

it('snapshots and trims acknowledged changes only', async () => {
  await begin();
  type('x'.repeat(SNAPSHOT_CHANGES));
  const { seq } = journal;
  const acknowledged = { ...chapterText('One'), content: toChapterDocument(state.doc) };
  type('yz');
  await journal.acknowledge(seq, 5, acknowledged, chapterInfo());
  const content = await stored();
  expect(content.head.snapshotSeq).toBe(seq);
  expect(content.records).toHaveLength(2);
  const database = await openJournalDatabase();
  expect(await database.count('records')).toBe(2);
  expect(replayJournal(content).text.content).toEqual(toChapterDocument(state.doc));
});

it('gives another account nothing', async () => {
  await begin();
  type('secret');
  await journal.flush();
  const database = await openJournalDatabase();
  expect(await loadJournal(database, `70:${CHAPTER}`)).toEqual(none);
  expect(await listHeads(database, 70)).toEqual([]);
  expect((await listHeads(database, 7)).map((head) => head.chapterId)).toEqual([CHAPTER]);
});

it('ignores what a tab writes that was put out', async () => {
  await begin();
  const former = journal;
  await begin(chapterText('Taken over'));
  former.append({ steps: [], fields: { title: 'Late' } });
  await former.flush();
  await former.acknowledge(9, 99, chapterText('Late'), chapterInfo());
  const content = await stored();
  expect(content.head).toMatchObject({ revision: 4, epoch: 2 });
  expect(replayJournal(content).text.title).toBe(chapterText('Taken over').title);
});

it('keeps the earlier epoch until a save is acknowledged', async () => {
  await begin();
  type('abc');
  await journal.flush();
  await begin(chapterText('Recovered'), { unsaved: true });
  const database = await openJournalDatabase();
  expect(await database.count('records')).toBe(3);
  await journal.acknowledge(journal.seq, 5, chapterText('Recovered'), chapterInfo());
  expect(await database.count('records')).toBe(0);
  expect(await database.count('snapshots')).toBe(1);
});

it('leaves a damaged record out, keeps what came after it, and says so', async () => {
  await begin();
  type('abc');
  await journal.flush();
  const database = await openJournalDatabase();
  await database.put('records', { key: KEY, epoch: 1, seq: 3, steps: [{ stepType: 'nonsense' }] });
  await database.put('records', { key: KEY, epoch: 1, seq: 5, steps: [], fields: { title: 'Kept' } });
  const { text, complete } = replayJournal(await stored());
  expect(complete).toBe(false);
  expect(JSON.stringify(text.content)).toContain('Onea');
  expect(text.title).toBe('Kept');
  await database.delete('records', [KEY, 1, 3]);
  expect(replayJournal(await stored()).complete).toBe(false);
});

it('says that a record is missing, also where what came after it stands without it', async () => {
  await begin();
  journal.append({ steps: [], fields: { title: 'Lost' } });
  type('a');
  await journal.flush();
  await (await openJournalDatabase()).delete('records', [KEY, 1, 2]);
  const { text, complete } = replayJournal(await stored());
  expect(complete).toBe(false);
  expect(text.content).toEqual(toChapterDocument(state.doc));
});

it('knows what the server acknowledged last', async () => {
  await begin();
  expect(replayJournal(await stored()).baseText).toEqual(chapterText('One'));
  type('ab');
  await journal.acknowledge(journal.seq, 5, chapterText('x'), chapterInfo());
  const acknowledged = toChapterDocument(state.doc);
  type('c');
  await journal.flush();
  expect(replayJournal(await stored()).baseText?.content).toEqual(acknowledged);
  await begin(chapterText('Recovered'), { unsaved: true, base: chapterText('Base') });
  type('!');
  await journal.flush();
  expect(replayJournal(await stored()).baseText).toEqual(chapterText('Base'));
});

describe('schema', () => {
  it('reads what an older app wrote', async () => {
    await begin();
    type('!');
    await journal.flush();
    const database = await openJournalDatabase();
    const { head } = await stored();
    await database.put('heads', { ...head, schema: 1 });
    const content = await stored();
    expect(content).toMatchObject({ head: { schema: JOURNAL_SCHEMA }, snapshot: { base: null } });
    expect(replayJournal(content).text.content).toEqual(toChapterDocument(state.doc));
  });

  it('gives what a newer app wrote as it is, read-only, and touches nothing', async () => {
    await begin();
    type('!');
    await journal.flush();
    const database = await openJournalDatabase();
    await database.put('heads', { ...(await stored()).head, schema: JOURNAL_SCHEMA + 1 });
    const journalOfNewer = await loaded();
    expect(journalOfNewer).toMatchObject({ kind: 'unreadable', raw: { records: [{ seq: 2 }] } });
    const chapter = chapterDetail(chapterText('One'), 4);
    expect(recoverChapter(journalOfNewer, { kind: 'found', chapter })).toMatchObject({ kind: 'unreadable', chapter });
    expect(recoverChapter(journalOfNewer, { kind: 'unreachable' })).toMatchObject({
      kind: 'unreadable',
      chapter: null,
    });
    expect(await loaded()).toEqual(journalOfNewer);
  });

  it('does not mind what it cannot read once the server has it', async () => {
    await begin();
    const database = await openJournalDatabase();
    await database.put('heads', { ...(await stored()).head, schema: JOURNAL_SCHEMA + 1 });
    const chapter = chapterDetail(chapterText('One'), 4);
    expect(recoverChapter(await loaded(), { kind: 'found', chapter }).kind).toBe('server');
  });

  it('opens a text read-only that the server has from a newer app', () => {
    const chapter = chapterDetail(chapterText('One'), 4);
    expect(recoverChapter(none, { kind: 'unreadable', chapter })).toMatchObject({ kind: 'unreadable', raw: chapter });
  });
});

it('reports a full disk, keeps the changes, and works again after a fresh start', async () => {
  await begin();
  jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  type('ab');
  await journal.flush();
  expect(health).toEqual([false]);
  jest.restoreAllMocks();
  await journal.acknowledge(1, 5, chapterText('One'), chapterInfo());
  // There is a gap now: a write that happens to work must not pass for health.
  expect(health).toEqual([false]);
  expect(journal.isWritten).toBe(false);
  const text = { ...chapterText('One'), content: toChapterDocument(state.doc) };
  await journal.start({
    chapterId: CHAPTER,
    info: chapterInfo(),
    created: true,
    revision: 4,
    text,
    unsaved: true,
    base: null,
    unanswered: [],
  });
  expect(health).toEqual([false, true]);
  expect(replayJournal(await stored()).text.content).toEqual(text.content);
});

it('keeps copies by chapter and sweeps what is old', async () => {
  const id = await keepCopy(KEY, 'conflict-mine', chapterText('Mine'));
  await keepCopy(KEY, 'conflict-theirs', chapterText('Theirs'));
  expect((await listKeptCopies(KEY)).map((copy) => copy.reason)).toEqual(['conflict-theirs', 'conflict-mine']);
  await dropKeptCopy(id);
  expect(await listKeptCopies(KEY)).toHaveLength(1);
  await begin(chapterText('Saved'));
  await begin(chapterText('Saved again'));
  const later = Date.now() + 40 * 86_400_000;
  await sweepJournal(later);
  expect(await listKeptCopies(KEY)).toEqual([]);
  expect(await loaded()).toEqual(none);
});

it('leaves it to the author when what could not be read goes: it is nowhere else', async () => {
  await keepCopy(KEY, 'unreadable', chapterText('Half'), { records: ['damaged'] });
  await sweepJournal(Date.now() + 400 * 86_400_000);
  expect((await listKeptCopies(KEY)).map(({ reason }) => reason)).toEqual(['unreadable']);
});

it('never sweeps unsaved text', async () => {
  await begin();
  type('a');
  await journal.flush();
  await sweepJournal(Date.now() + 400 * 86_400_000);
  expect(isUnsaved(await stored())).toBe(true);
});

it('never sweeps a chapter that a tab has open, however long it has not been written in', async () => {
  const query = async () => ({ held: [{ name: `chapter:${KEY}` }] });
  Object.defineProperty(navigator, 'locks', { value: { query }, configurable: true });
  await begin();
  await sweepJournal(Date.now() + 40 * 86_400_000);
  Reflect.deleteProperty(navigator, 'locks');
  type('!');
  await journal.flush();
  expect(replayJournal(await stored()).text.content).toEqual(chapterText('One!').content);
});

describe('recovery', () => {
  const found = (text: ChapterText, revision = 4) =>
    ({ kind: 'found', chapter: chapterDetail(text, revision) }) as const;

  it('takes the server when nothing is unsaved', async () => {
    await begin();
    expect(recoverChapter(await loaded(), found(chapterText('Newer'), 9)).kind).toBe('server');
    expect(recoverChapter(none, found(chapterText('Newer'), 9)).kind).toBe('server');
  });

  it('takes the device when it is ahead of the same revision', async () => {
    await begin();
    type('!');
    await journal.flush();
    const recovery = recoverChapter(await loaded(), found(chapterText('One')));
    expect(recovery).toMatchObject({ kind: 'device', revision: 4, unsaved: true, created: true });
    if (recovery.kind === 'device') expect(recovery.text.content).toEqual(toChapterDocument(state.doc));
  });

  it('sees that the server already holds the text', async () => {
    await begin();
    type('!');
    await journal.flush();
    const text = { ...chapterText('One'), content: toChapterDocument(state.doc) };
    expect(recoverChapter(await loaded(), found(text, 5)).kind).toBe('server');
  });

  it('knows its own save although the answer was lost', async () => {
    await begin();
    type('a');
    await journal.markSending(journal.seq, 'key');
    const sent = { ...chapterText('One'), content: toChapterDocument(state.doc) };
    type('b');
    await journal.flush();
    expect(recoverChapter(await loaded(), found(sent, 5))).toMatchObject({ kind: 'device', revision: 5 });
  });

  it('opens with the base of a merge when both have changed', async () => {
    await begin();
    type('!');
    await journal.flush();
    const recovery = recoverChapter(await loaded(), found(chapterText('Elsewhere'), 5));
    expect(recovery).toMatchObject({ kind: 'device', revision: 4, base: chapterText('One'), unsaved: true });
  });

  it('opens without a connection', async () => {
    await begin();
    expect(recoverChapter(await loaded(), { kind: 'unreachable' })).toMatchObject({ kind: 'device', unsaved: false });
    expect(recoverChapter(none, { kind: 'unreachable' }).kind).toBe('unreachable');
  });

  it('brings back a chapter that was never created, and hands out the text of a deleted one', async () => {
    await begin(chapterText('New'), { created: false, unsaved: true });
    expect(recoverChapter(await loaded(), { kind: 'missing' })).toMatchObject({ kind: 'device', created: false });
    await begin(chapterText('Old'), { unsaved: true });
    expect(recoverChapter(await loaded(), { kind: 'missing' })).toMatchObject({ kind: 'gone', text: { title: 'Old' } });
  });

  describe('of a tab that followed another one', () => {
    const shown = { base: chapterText('One'), unanswered: [], info: chapterInfo(), revision: 4, created: true };
    const followed = (text: string, place: JournalPlace) => ({ ...shown, text: chapterText(text), ...place });
    const elsewhere = { journalId: 'another', seq: 3 };

    it('takes what it was told and the other one could not write down', () => {
      const text = chapterText('One two');
      const recovery = recoverChapter(none, found(chapterText('One')), followed('One two', elsewhere));
      expect(recovery).toMatchObject({ kind: 'device', text, base: chapterText('One'), revision: 4, unsaved: true });
      const unseen = { ...followed('New', elsewhere), base: null, revision: 0, created: false };
      expect(recoverChapter(none, { kind: 'missing' }, unseen)).toMatchObject({ kind: 'device', created: false });
    });

    it('takes what stands in the journal when it was not told the end', async () => {
      await begin();
      const journalId = journal.id;
      type('!?');
      await journal.flush();
      const recovery = recoverChapter(
        await loaded(),
        found(chapterText('One')),
        followed('One!', { journalId, seq: 2 }),
      );
      expect(recovery).toMatchObject({ text: { content: toChapterDocument(state.doc) } });
    });

    it('goes on from what the journal knows of the server when it was told more', async () => {
      await begin();
      type('!');
      await journal.acknowledge(journal.seq, 5, chapterText('One!'), chapterInfo());
      const told = followed('One!?', { journalId: journal.id, seq: 3 });
      expect(recoverChapter(await loaded(), found(chapterText('One!'), 5), told)).toMatchObject({
        kind: 'device',
        text: chapterText('One!?'),
        revision: 5,
        unsaved: true,
      });
    });

    it('leaves a chapter alone in which nothing was typed', async () => {
      await begin();
      const untouched = followed('One', { ...elsewhere, seq: 1 });
      expect(recoverChapter(await loaded(), found(chapterText('Newer'), 9), untouched).kind).toBe('server');
    });
  });
});
