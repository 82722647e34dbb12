import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { EditorState } from 'prosemirror-state';
import { compareSides } from '../conflict/compare-sides.ts';
import type { ConflictSides } from '../conflict/keep-sides.ts';
import { SNAPSHOT_CHANGES } from '../journal/journal.ts';
import { closeJournalDatabase, openJournalDatabase } from '../journal/journal-database.ts';
import { OPENED_SEQ } from '../journal/journal-records.ts';
import { listKeptCopies } from '../journal/kept-copies.ts';
import { isUnsaved, loadJournal } from '../journal/load-journal.ts';
import { recoverChapter } from '../journal/recover.ts';
import { replayJournal } from '../journal/replay.ts';
import { textOf } from '../journal/same-text.ts';
import type { SaveAttempt, SaveFailure, SaveOutcome } from '../saving/save-outcome.ts';
import { lockName } from '../tabs/lock-name.ts';
import { openTabChannel, type TabChannel } from '../tabs/tab-channel.ts';
import { TabRole } from '../tabs/tab-role.ts';
import { CHAPTER_ID, chapterDetail, chapterInfo, chapterText } from '../testing/chapters.ts';
import { fakeLocks } from '../testing/fake-locks.ts';
import { EditorSession } from './editor-session.ts';
import { newChapter, openedFrom } from './opened-chapter.ts';
import type { OpenedChapter } from './session-view.ts';
import { settleConflict } from './settle-conflict.ts';
import { decideConflict, takeTheirText } from './their-text.ts';

const KEY = `7:${CHAPTER_ID}`;
let sent: SaveAttempt[];
let respond: (attempt: SaveAttempt) => SaveOutcome | Promise<SaveOutcome>;
let kept: ConflictSides[];
let keepFailure: SaveFailure | null;
const sessions: EditorSession[] = [];

function open(opened: OpenedChapter): EditorSession {
  const session: EditorSession = new EditorSession({ uid: 7, chapterId: CHAPTER_ID }, opened, {
    send: async (_story, attempt) => {
      sent.push(attempt);
      return respond(attempt);
    },
    settleConflict: (base, theirs) =>
      settleConflict(session, base, theirs, async (_chapter, sides) => {
        kept.push(sides);
        return keepFailure;
      }),
    newKey: () => `key-${sent.length}`,
    isMac: false,
  });
  sessions.push(session);
  return session;
}

/** Opened in the tab that writes. */
function write(opened: OpenedChapter): EditorSession {
  const session = open(opened);
  session.write(opened);
  return session;
}

function type(session: EditorSession, text: string): void {
  const { state } = session.store;
  session.dispatch(state.tr.insertText(text, state.doc.content.size - 1));
}

const existing = () => openedFrom({ kind: 'server', chapter: chapterDetail(chapterText('One'), 4) });

async function stored() {
  const journal = await loadJournal(await openJournalDatabase(), KEY);
  return journal.kind === 'readable' ? journal.content : null;
}

function prose(session: EditorSession): string {
  return session.store.state.doc.textContent;
}

beforeEach(() => {
  closeJournalDatabase();
  Object.assign(globalThis, { indexedDB: new IDBFactory() });
  sent = [];
  kept = [];
  keepFailure = null;
  respond = (attempt) => ({ kind: 'saved', revision: attempt.baseRevision + 1, savedAt: 1_000 });
});
afterEach(async () => {
  await Promise.all(sessions.splice(0).map((session) => session.read()));
});

it('creates a new chapter with its first change, and leaves no trace before', async () => {
  const session = write(newChapter(chapterInfo()));
  await expect(session.flush()).resolves.toBe(true);
  expect(await stored()).toBeNull();
  expect(sent).toEqual([]);
  session.setField('title', 'The Bridge');
  type(session, 'Once');
  await expect(session.flush()).resolves.toBe(true);
  expect(sent).toMatchObject([{ baseRevision: 0, text: { title: 'The Bridge' } }]);
  expect(session.store.view).toMatchObject({ isCreated: true, save: { kind: 'saved', at: 1_000 } });
  expect((await stored())?.head).toMatchObject({ created: true, revision: 1 });
});

it('journals text and fields, and is clean after the save', async () => {
  const session = write(existing());
  type(session, ' two');
  session.setField('note_after', 'Thanks for reading');
  await session.flushJournal();
  const journal = await stored();
  expect(journal && isUnsaved(journal)).toBe(true);
  expect(journal && replayJournal(journal).text).toMatchObject({ note_after: 'Thanks for reading' });
  await session.flush();
  const after = await stored();
  expect(after && isUnsaved(after)).toBe(false);
});

it('marks a published chapter as staged once edits are saved', async () => {
  const published = { ...existing(), info: { ...chapterInfo(), status: 'published' as const } };
  const session = write(published);
  type(session, '!');
  await session.flush();
  expect(session.store.view.info.staged).toBe(true);
});

it('marks it no longer once it reads again as readers have it', async () => {
  const published = { ...existing(), info: { ...chapterInfo(), status: 'published' as const } };
  const session = write(published);
  type(session, '!');
  await session.flush();
  type(session, '?');
  await session.flush();
  const { state } = session.store;
  session.dispatch(state.tr.delete(4, 6));
  await session.flush();
  expect(prose(session)).toBe('One');
  expect(session.store.view.info.staged).toBe(false);
  type(session, '!');
  await session.flush();
  expect(session.store.view.info.staged).toBe(true);
});

it('shows what the answer to a save tells: published and moved elsewhere, its edits are staged', async () => {
  const session = write(existing());
  const info = { position: 3, status: 'published' as const, staged: true, published_at: '2025-11-21T22:00:00.000Z' };
  respond = ({ baseRevision }) => ({ kind: 'saved', revision: baseRevision + 1, savedAt: 1_000, info });
  type(session, '!');
  await session.flush();
  expect(session.store.view.info).toEqual({ ...chapterInfo(), ...info });
  await session.flushJournal();
  expect((await stored())?.head.info).toMatchObject(info);
});

it('is at risk only while neither device nor server has the text', async () => {
  const session = write(existing());
  expect(session.isAtRisk).toBe(false);
  await session.flushJournal();
  type(session, '!');
  expect(session.isAtRisk).toBe(true);
  await session.flushJournal();
  expect(session.isAtRisk).toBe(false);
});

describe('a conflict', () => {
  const theirs = chapterDetail({ ...chapterText('Zero. One'), title: 'One' }, 9);
  const clash = chapterDetail(chapterText('Theirs'), 9);

  /** The chapter as this device finds it, without a connection. */
  async function recovered(): Promise<OpenedChapter> {
    const journal = await loadJournal(await openJournalDatabase(), KEY);
    const recovery = recoverChapter(journal, { kind: 'unreachable' });
    return recovery.kind === 'device' ? openedFrom(recovery) : existing();
  }

  /** The server has moved on, once. */
  function moveOn(to = theirs): void {
    respond = (attempt) =>
      attempt.baseRevision < to.revision
        ? { kind: 'conflict', theirs: to }
        : { kind: 'saved', revision: attempt.baseRevision + 1, savedAt: 1_000 };
  }

  it('is merged by itself where both can stand, after both sides were kept', async () => {
    moveOn();
    const session = write(existing());
    const undo = jest.fn();
    session.onMerged = (takeOut) => undo.mockImplementation(takeOut);
    type(session, ' two');
    await session.flush();
    expect(prose(session)).toBe('Zero. One two');
    expect(sent.at(-1)).toMatchObject({ baseRevision: 9 });
    expect(kept).toMatchObject([{ theirs: { revision: 9 } }]);
    expect((await listKeptCopies(KEY)).map((copy) => copy.reason)).toEqual(['conflict-theirs', 'conflict-mine']);
    type(session, ' three');
    expect(undo()).toBe(true);
    expect(prose(session)).toBe('One two three');
    await session.flush();
    expect(session.isUnsaved).toBe(false);
  });

  it('waits while its sides cannot be kept, and merges once they can', async () => {
    moveOn();
    keepFailure = { kind: 'unreachable' };
    const session = write(existing());
    type(session, ' two');
    await expect(session.flush()).resolves.toBe(false);
    expect(prose(session)).toBe('One two');
    expect(session.store.view.save.kind).toBe('offline');
    keepFailure = null;
    await session.retry();
    await session.flush();
    expect(prose(session)).toBe('Zero. One two');
    expect(await listKeptCopies(KEY)).toHaveLength(2);
  });

  it('is the author’s where both changed the same, and ends with what she chose', async () => {
    moveOn(clash);
    const session = write(existing());
    session.dispatch(session.store.state.tr.insertText('Mine', 1, 4));
    await session.flush();
    expect(session.store.view.save).toEqual({ kind: 'conflict', theirs: clash });
    expect(compareSides(session.acknowledged, session.store.text, clash).segments).toMatchObject([{ kind: 'passage' }]);
    expect(prose(session)).toBe('Mine');
    await decideConflict(session, session.store.text, clash);
    await session.flush();
    expect(sent.at(-1)).toMatchObject({ baseRevision: 9, text: { content: chapterText('Mine').content } });
    type(session, '!');
    await session.flush();
    expect(sent.at(-1)?.baseRevision).toBe(10);
  });

  it('ends with the other text, and journals from there', async () => {
    moveOn(clash);
    const session = write(existing());
    session.dispatch(session.store.state.tr.insertText('Mine', 1, 4));
    await session.flush();
    type(session, ' typed since');
    const keepThere = jest.fn(async (_id: string, _sides: ConflictSides): Promise<SaveFailure | null> => null);
    keepThere.mockResolvedValueOnce({ kind: 'unreachable' });
    await expect(decideConflict(session, textOf(clash), clash, keepThere)).resolves.toBe(false);
    expect([prose(session), session.store.view.save.kind]).toEqual(['Mine typed since', 'conflict']);
    await expect(decideConflict(session, textOf(clash), clash, keepThere)).resolves.toBe(true);
    expect(keepThere.mock.lastCall?.[1].mine.content).toEqual(chapterText('Mine typed since').content);
    expect(prose(session)).toBe('Theirs');
    expect(session.isUnsaved).toBe(false);
    await session.flushJournal();
    const journal = await stored();
    expect(journal && isUnsaved(journal)).toBe(false);
    type(session, '!');
    await session.flush();
    expect(sent.at(-1)?.baseRevision).toBe(9);
    expect((await listKeptCopies(KEY)).find(({ reason }) => reason === 'conflict-mine')?.text.content).toEqual(
      chapterText('Mine typed since').content,
    );
  });

  it('is settled once when a save that is on its way finds it too', async () => {
    moveOn();
    const session = write(existing());
    session.onMerged = jest.fn();
    let arrive = (_outcome: SaveOutcome) => {};
    const answer = respond;
    respond = () => new Promise((resolve) => (arrive = resolve));
    type(session, ' two');
    const saving = session.flush();
    await Promise.resolve();
    respond = answer;
    takeTheirText(session, theirs);
    arrive({ kind: 'conflict', theirs });
    await saving;
    await session.flush();
    expect(prose(session)).toBe('Zero. One two');
    expect(session.onMerged).toHaveBeenCalledTimes(1);
    expect(session.isUnsaved).toBe(false);
  });

  it('is not taken out of a text any more that another tab writes', async () => {
    moveOn();
    const session = write(existing());
    const undo = jest.fn();
    session.onMerged = (takeOut) => undo.mockImplementation(takeOut);
    type(session, ' two');
    await session.flush();
    await session.read();
    const next = write(await recovered());
    type(next, ' three');
    await next.flushJournal();
    expect(undo()).toBe(false);
    takeTheirText(session, clash);
    await session.flushJournal();
    type(next, ' four');
    await next.flushJournal();
    const journal = await stored();
    expect(journal && replayJournal(journal).text.content).toEqual(next.store.text.content);
  });

  it('is none where the server has a save whose answer was lost, in another tab or an earlier visit', async () => {
    const save = async (text: string) => {
      const session = write(await recovered());
      type(session, text);
      await session.flush();
      session.stop();
      return session;
    };
    respond = () => ({ kind: 'unreachable' });
    await save(' two');
    await save(' three');
    moveOn(chapterDetail({ ...chapterText('One two'), title: 'One' }, 9));
    const third = await save(' four');
    expect(sent.map(({ baseRevision }) => baseRevision)).toEqual([4, 4, 4, 9]);
    expect(prose(third)).toBe('One two three four');
    expect(third.store.view.save.kind).toBe('saved');
    expect(kept).toEqual([]);
  });

  it('leaves edits waiting for readers also where the answer to their save was lost', async () => {
    const published = { ...existing(), info: { ...chapterInfo(), status: 'published' as const } };
    const session = open(published);
    session.write({ ...published, unanswered: [{ ...chapterText('One two'), title: 'One' }] });
    const sent = { ...chapterDetail(chapterText('One two'), 9), title: 'One', status: 'published' as const };
    moveOn({ ...sent, staged: true });
    type(session, ' two!');
    await session.flush();
    const { state } = session.store;
    session.dispatch(state.tr.delete(state.doc.content.size - 2, state.doc.content.size - 1));
    await session.flush();
    expect(prose(session)).toBe('One two');
    expect(session.store.view.info.staged).toBe(true);
  });

  it('is merged by itself where another device wrote after a save whose answer was lost', async () => {
    respond = () => ({ kind: 'unreachable' });
    const first = open(existing());
    first.write(existing());
    type(first, ' two');
    await first.flush();
    first.stop();
    moveOn(chapterDetail({ ...chapterText('Zero. One two'), title: 'One' }, 10));
    const second = write(await recovered());
    type(second, ' three');
    await second.flush();
    expect(prose(second)).toBe('Zero. One two three');
    expect(second.store.view.save.kind).toBe('saved');
  });

  it('keeps what a save took along that never arrived, where another device wrote since', async () => {
    respond = () => ({ kind: 'unreachable' });
    const first = write(existing());
    type(first, ' two');
    await first.flush();
    first.stop();
    moveOn();
    const second = write(await recovered());
    type(second, ' three');
    await second.flush();
    expect(prose(second)).toBe('Zero. One two three');
    expect(second.store.view.save.kind).toBe('saved');
  });

  it('is journaled as merged before that is saved', async () => {
    moveOn();
    const session = write(existing());
    type(session, ' two');
    const answer = respond;
    respond = (attempt) => (attempt.baseRevision === 9 ? { kind: 'unreachable' } : answer(attempt));
    await session.flush();
    expect(prose(session)).toBe('Zero. One two');
    session.stop();
    await session.flushJournal();
    expect(await recovered()).toMatchObject({ revision: 9, base: textOf(theirs), unsaved: true });
  });

  it('is merged on opening too, from what the journal knows of both', async () => {
    moveOn();
    const first = open(existing());
    first.write(existing());
    type(first, ' two');
    await first.flushJournal();
    first.stop();
    const journal = await loadJournal(await openJournalDatabase(), KEY);
    const recovery = recoverChapter(journal, { kind: 'found', chapter: theirs });
    if (recovery.kind !== 'device') throw new Error('The device has more.');
    const opened = openedFrom(recovery);
    const second = write(opened);
    await second.flush();
    expect(prose(second)).toBe('Zero. One two');
    expect(second.isUnsaved).toBe(false);
  });
});

it('saves the text under the old title while the new one is taken, and keeps that one on the device', async () => {
  respond = (attempt) =>
    attempt.text.title === 'Taken'
      ? { kind: 'title-refused', message: 'Chapter name already exists.' }
      : { kind: 'saved', revision: attempt.baseRevision + 1, savedAt: 1_000 };
  const session = write(existing());
  session.setField('title', 'Taken');
  type(session, ' two');
  await expect(session.flush()).resolves.toBe(true);
  expect(sent.at(-1)?.text).toMatchObject({ title: 'One' });
  expect(session.store.view).toMatchObject({
    titleProblem: 'Chapter name already exists.',
    fields: { title: 'Taken' },
  });
  await session.flushJournal();
  const journal = await stored();
  expect(journal && isUnsaved(journal)).toBe(true);
  expect(journal && replayJournal(journal).text.title).toBe('Taken');
  session.setField('title', 'Free');
  await session.flush();
  expect(session.store.view.titleProblem).toBe('');
  expect(sent.at(-1)?.text.title).toBe('Free');
});

it('keeps a refused title on the device also while the author types on, however much is written', async () => {
  const session = write(existing());
  session.setField('title', 'Taken');
  for (let count = 0; count < SNAPSHOT_CHANGES; count += 1) type(session, 'a');
  respond = ({ text, baseRevision }) => {
    if (text.title === 'Taken') return { kind: 'title-refused', message: 'Chapter name already exists.' };
    session.stop();
    type(session, ' on');
    return { kind: 'saved', revision: baseRevision + 1, savedAt: 1_000 };
  };
  await session.flush();
  await session.flushJournal();
  const journal = await stored();
  expect(journal?.records.length).toBeLessThan(SNAPSHOT_CHANGES);
  expect(journal && replayJournal(journal).text.title).toBe('Taken');
});

it('saves on under the old title also after a visit that began without a connection', async () => {
  respond = (attempt) =>
    attempt.text.title === 'Taken'
      ? { kind: 'title-refused', message: 'Chapter name already exists.' }
      : { kind: 'saved', revision: attempt.baseRevision + 1, savedAt: 1_000 };
  const first = open(existing());
  first.write(existing());
  first.setField('title', 'Taken');
  await first.flush();
  await first.flushJournal();
  first.stop();
  const recovery = recoverChapter(await loadJournal(await openJournalDatabase(), KEY), { kind: 'unreachable' });
  const found = recovery.kind === 'device' ? openedFrom(recovery) : existing();
  const second = write(found);
  type(second, ' two');
  await expect(second.flush()).resolves.toBe(true);
  expect(sent.at(-1)?.text.title).toBe('One');
  expect(second.store.view.fields.title).toBe('Taken');
});

it('heals no journal that another tab has taken over', async () => {
  const first = open(existing());
  first.write(existing());
  const broken = jest.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
    throw new DOMException('private mode', 'InvalidStateError');
  });
  type(first, ' two');
  await first.flushJournal();
  let answer: (outcome: SaveOutcome) => void = () => {};
  respond = () =>
    new Promise((resolve) => {
      answer = resolve;
    });
  const saving = first.flush();
  await first.read();
  broken.mockRestore();
  const found = { ...existing(), text: first.store.text, unsaved: true };
  const second = write(found);
  await second.flushJournal();
  answer({ kind: 'saved', revision: 5, savedAt: 1_000 });
  await saving;
  await first.flushJournal();
  type(second, ' three');
  await second.flushJournal();
  const journal = await stored();
  expect(journal && replayJournal(journal).text.content).toEqual(second.store.text.content);
});

it('knows that the server has all of it once a save has healed the journal', async () => {
  const session = write(existing());
  const broken = jest.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
    throw new DOMException('private mode', 'InvalidStateError');
  });
  type(session, '!');
  await session.flushJournal();
  broken.mockRestore();
  await expect(session.flush()).resolves.toBe(true);
  await session.flushJournal();
  const journal = await stored();
  expect(journal && isUnsaved(journal)).toBe(false);
});

it('reports that the device keeps nothing, saves on, and heals with a later save', async () => {
  const session = write(existing());
  const broken = jest.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
    throw new DOMException('private mode', 'InvalidStateError');
  });
  type(session, '!');
  await session.flush();
  expect(session.store.view.isJournalWorking).toBe(false);
  broken.mockRestore();
  type(session, '!');
  await session.flush();
  await session.restartJournal();
  expect(session.store.view.isJournalWorking).toBe(true);
  expect(session.isUnsaved).toBe(false);
});

it('writes all of it anew where storage was emptied under the page, and stops nobody', async () => {
  const session = write(existing());
  type(session, ' two');
  await session.flush();
  const told: boolean[] = [];
  session.store.subscribe(() => told.push(session.store.view.isJournalWorking));
  (await openJournalDatabase()).close();
  closeJournalDatabase();
  Object.assign(globalThis, { indexedDB: new IDBFactory() });
  type(session, ' three');
  await session.flushJournal();
  type(session, ' four');
  await session.flushJournal();
  expect(told).not.toContain(false);
  const journal = await stored();
  expect(journal && replayJournal(journal).text.content).toEqual(session.store.text.content);
  expect(journal && isUnsaved(journal)).toBe(true);
});

describe('two tabs', () => {
  const locks = fakeLocks();
  const roles: TabRole[] = [];

  async function tab(reload: () => OpenedChapter = existing) {
    const session = open(existing());
    const unsaved = { unsaved: true, save: { kind: 'saving' } } as const;
    const role = new TabRole(session, {
      locks,
      reload: async (followed) => {
        const told = followed();
        return told && told.seq > OPENED_SEQ ? { ...told, ...unsaved } : reload();
      },
    });
    roles.push(role);
    await role.begin(existing());
    return { session, role };
  }

  // Messages between tabs arrive in a later task.
  function until({ store }: EditorSession, check: () => boolean): Promise<void> {
    return new Promise((resolve) => {
      const look = () => check() && resolve();
      store.subscribe(look);
      look();
    });
  }

  afterEach(() => {
    for (const role of roles.splice(0)) role.close();
  });

  it('one writes, the other follows live', async () => {
    const first = await tab();
    const second = await tab();
    expect([first.session.store.view.isWriter, second.session.store.view.isWriter]).toEqual([true, false]);
    type(first.session, ' two');
    first.session.setField('title', 'Named');
    await until(
      second.session,
      () => prose(second.session) === 'One two' && second.session.store.view.fields.title === 'Named',
    );
    type(second.session, ' lost');
    expect(prose(second.session)).toBe('One two');
    expect(second.session.store.state).toBeInstanceOf(EditorState);
  });

  it('one that has missed a change asks for the whole text and takes nothing in that came after', async () => {
    const first = await tab();
    const second = await tab();
    type(first.session, ' two');
    await until(second.session, () => prose(second.session) === 'One two');
    const { uid, chapterId } = first.session.target;
    let channel: TabChannel | undefined;
    const asked = new Promise<void>((resolve) => {
      channel = openTabChannel(lockName(uid, chapterId), ({ type }) => type === 'ask' && resolve());
    });
    const { journalId } = first.session.place;
    channel?.post({ type: 'change', journalId, seq: 99, change: { steps: [], fields: { title: 'Later' } } });
    await asked;
    channel?.close();
    expect(second.session.store.view.fields.title).toBe(first.session.store.view.fields.title);
  });

  it('the second takes over, after the first has handed everything over', async () => {
    const first = await tab();
    type(first.session, ' two');
    const second = await tab(() => openedFrom({ kind: 'server', chapter: chapterDetail(chapterText('One two'), 5) }));
    await second.role.takeOver();
    expect(sent).toHaveLength(1);
    expect([first.session.store.view.isWriter, second.session.store.view.isWriter]).toEqual([false, true]);
    type(second.session, ' three');
    await until(first.session, () => prose(first.session) === 'One two three');
    type(first.session, ' ignored');
    expect(prose(first.session)).toBe('One two three');
  });

  it('a tab that is closed while it opens does not write any more', async () => {
    const session = open(existing());
    const role = new TabRole(session, { locks, reload: async () => existing() });
    const begun = role.begin(existing());
    role.close();
    await begun;
    expect(session.store.view.isWriter).toBe(false);
    const next = await tab();
    expect(next.session.store.view.isWriter).toBe(true);
  });

  it('one that comes back out of the browser’s memory goes on with what was written elsewhere since', async () => {
    const elsewhere = openedFrom({ kind: 'server', chapter: chapterDetail(chapterText('Elsewhere'), 9) });
    const { session, role } = await tab(() => elsewhere);
    await role.comeBack();
    expect(prose(session)).toBe('Elsewhere');
    type(session, '!');
    await session.flush();
    expect(sent.at(-1)?.baseRevision).toBe(9);
  });

  it('one that comes back to the same text keeps caret and undo', async () => {
    const { session, role } = await tab();
    const { doc } = session.store.state;
    await role.comeBack();
    expect(session.store.view.isWriter).toBe(true);
    expect(session.store.state.doc).toBe(doc);
  });

  it('one that comes back without a connection and without a copy writes on with what it has', async () => {
    const session = open(existing());
    const role = new TabRole(session, { locks, reload: async () => null });
    roles.push(role);
    await role.begin(existing());
    type(session, ' two');
    await role.comeBack();
    expect(prose(session)).toBe('One two');
    await session.flush();
    expect(sent.at(-1)).toMatchObject({ baseRevision: 4, text: { content: chapterText('One two').content } });
  });

  it('one that comes back while another tab writes follows it', async () => {
    const first = await tab();
    const second = await tab();
    await first.role.comeBack();
    await until(second.session, () => second.session.store.view.isWriter);
    expect(first.session.store.view.isWriter).toBe(false);
    type(second.session, ' two');
    await until(first.session, () => prose(first.session) === 'One two');
  });

  describe('without storage and without a connection', () => {
    beforeEach(() => {
      closeJournalDatabase();
      jest.spyOn(indexedDB, 'open').mockImplementation(() => {
        throw new DOMException('Not allowed.', 'SecurityError');
      });
      respond = () => ({ kind: 'unreachable' });
    });

    it('words go on to the tab that takes over, and back again', async () => {
      const first = await tab();
      const second = await tab();
      type(first.session, ' two');
      await until(second.session, () => prose(second.session) === 'One two');
      expect(first.session.isAtRisk).toBe(true);
      await second.role.takeOver();
      type(second.session, ' three');
      await until(first.session, () => prose(first.session) === 'One two three');
      expect([first.session.isAtRisk, second.session.isAtRisk]).toEqual([false, true]);

      await first.role.takeOver();
      respond = ({ baseRevision }) => ({ kind: 'saved', revision: baseRevision + 1, savedAt: 1_000 });
      await first.session.flush();
      expect(sent.at(-1)).toMatchObject({ baseRevision: 4, text: { content: chapterText('One two three').content } });
    });

    it('words stay with a tab when the one that writes does not have them, and are saved later', async () => {
      const first = await tab();
      type(first.session, ' two');
      await first.session.flush();
      const { uid, chapterId } = first.session.target;
      const name = lockName(uid, chapterId);
      let letGo = () => {};
      void locks.request(name, { steal: true }, () => new Promise<void>((done) => (letGo = done))).catch(() => {});
      const reader = await tab();
      const channel = openTabChannel(name, () => {});
      const { save: _save, unsaved: _unsaved, ...chapter } = existing();
      const elsewhere = { ...chapter, text: chapterText('Elsewhere'), journalId: 'another', seq: 1 };
      channel.post({ type: 'text', ...elsewhere, after: null });
      await until(reader.session, () => prose(reader.session) === 'Elsewhere');
      reader.role.close();
      expect(prose(first.session)).toBe('One two');
      expect(first.session.isAtRisk).toBe(true);
      letGo();
      await until(first.session, () => first.session.store.view.isWriter);
      respond = ({ baseRevision }) => ({ kind: 'saved', revision: baseRevision + 1, savedAt: 1_000 });
      await first.session.flush();
      expect(sent.at(-1)).toMatchObject({ baseRevision: 4, text: { content: chapterText('One two').content } });
      channel.close();
    });
  });

  it('one that knows nothing of the other’s text writes with what it opened once that is gone', async () => {
    const { uid, chapterId } = { uid: 7, chapterId: CHAPTER_ID };
    let letGo = () => {};
    void locks.request(lockName(uid, chapterId), {}, () => new Promise<void>((done) => (letGo = done)));
    const session = open(existing());
    const role = new TabRole(session, { locks, reload: async () => 'unreachable' });
    roles.push(role);
    await role.begin(existing());
    expect(session.store.view.isWriter).toBe(false);
    letGo();
    await until(session, () => session.store.view.isWriter);
    type(session, ' two');
    await session.flush();
    expect(sent.at(-1)).toMatchObject({ baseRevision: 4, text: { content: chapterText('One two').content } });
  });

  it('the second writes once the first is closed', async () => {
    const first = await tab();
    const second = await tab();
    first.role.close();
    await until(second.session, () => second.session.store.view.isWriter);
  });
});
