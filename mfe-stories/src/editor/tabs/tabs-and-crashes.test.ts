import 'fake-indexeddb/auto';
import type { ChapterDetail, ChapterText } from '@myfiction/shared/contract/calls/chapter.ts';
import { seededRandom } from '@myfiction/shared/ui/cover/random.ts';
import { IDBFactory } from 'fake-indexeddb';
import { closeJournalDatabase, openJournalDatabase } from '../journal/journal-database.ts';
import { loadJournal } from '../journal/load-journal.ts';
import { type FollowedChapter, recoverChapter } from '../journal/recover.ts';
import type { SaveAttempt, SaveOutcome } from '../saving/save-outcome.ts';
import { EditorSession } from '../session/editor-session.ts';
import { openedFrom } from '../session/opened-chapter.ts';
import type { OpenedChapter } from '../session/session-view.ts';
import { settleConflict } from '../session/settle-conflict.ts';
import { CHAPTER_ID, chapterDetail, chapterText } from '../testing/chapters.ts';
import { fakeLocks } from '../testing/fake-locks.ts';
import { TabRole } from './tab-role.ts';

/** More of them, or a certain one, for a hunt. */
const SEEDS = Number(process.env.SEEDS ?? 12);
const FIRST_SEED = Number(process.env.FIRST_SEED ?? 1);
const STEPS = 60;
const KEY = `7:${CHAPTER_ID}`;

const aWhile = (ms = 0) => new Promise((resolve) => setTimeout(resolve, ms));

/** Two paragraphs: the first is written here, the second on another device. */
function twoParagraphs(here: string, elsewhere: string): ChapterText {
  const content = [here, elsewhere].flatMap((text) => chapterText(text).content.content);
  return { ...chapterText('Title'), content: { type: 'doc', content } };
}

function wordsOf({ content }: ChapterText): string[] {
  return JSON.stringify(content).match(/\b[wo]\d+\b/g) ?? [];
}

/** The platform, which can be out of reach and whose answers can be lost. */
class Server {
  chapter: ChapterDetail = chapterDetail(twoParagraphs('Here', 'Elsewhere'), 1);
  isReachable = true;
  lostAnswers = 0;
  private readonly answers = new Map<string, SaveOutcome>();

  async save({ idempotencyKey, baseRevision, text }: SaveAttempt): Promise<SaveOutcome> {
    await aWhile();
    if (!this.isReachable) return { kind: 'unreachable' };
    const answer = this.answers.get(idempotencyKey) ?? this.take(baseRevision, text);
    if (answer.kind === 'saved') this.answers.set(idempotencyKey, answer);
    await aWhile();
    if (this.lostAnswers === 0) return answer;
    this.lostAnswers -= 1;
    return { kind: 'unreachable' };
  }

  writeElsewhere(word: string): void {
    const [here, elsewhere] = this.chapter.content.content.map(
      (block) => (block as { content: { text: string }[] }).content[0]?.text,
    );
    this.take(this.chapter.revision, twoParagraphs(`${here}`, `${elsewhere} ${word}`));
  }

  private take(baseRevision: number, text: ChapterText): SaveOutcome {
    if (baseRevision !== this.chapter.revision) return { kind: 'conflict', theirs: structuredClone(this.chapter) };
    const revision = baseRevision + 1;
    this.chapter = { ...this.chapter, ...structuredClone(text), revision };
    return { kind: 'saved', revision, savedAt: 1_000 };
  }
}

class Tab {
  readonly session: EditorSession;
  readonly role: TabRole;
  private isGone = false;

  private constructor(server: Server, locks: ReturnType<typeof fakeLocks>, opened: OpenedChapter) {
    const never = new Promise<never>(() => undefined);
    this.session = new EditorSession({ uid: 7, chapterId: CHAPTER_ID }, opened, {
      send: async (_story, attempt) => {
        const answer = await server.save(attempt);
        return this.isGone ? never : answer;
      },
      settleConflict: (base, theirs) => settleConflict(this.session, base, theirs, async () => null),
      newKey: () => crypto.randomUUID(),
      isMac: false,
    });
    this.role = new TabRole(this.session, { locks, reload: (followed) => Tab.find(server, followed) });
  }

  static async open(server: Server, locks: ReturnType<typeof fakeLocks>): Promise<Tab | null> {
    const opened = await Tab.find(server);
    if (!opened) return null;
    const tab = new Tab(server, locks, opened);
    await tab.role.begin(opened);
    return tab;
  }

  private static async find(server: Server, followed: () => FollowedChapter | null = () => null) {
    const journal = await loadJournal(await openJournalDatabase(), KEY);
    await aWhile();
    const { isReachable, chapter } = server;
    const side = isReachable
      ? ({ kind: 'found', chapter: structuredClone(chapter) } as const)
      : ({ kind: 'unreachable' } as const);
    const recovery = recoverChapter(journal, side, followed());
    return recovery.kind === 'server' || recovery.kind === 'device' ? openedFrom(recovery) : null;
  }

  get isWriter(): boolean {
    return this.session.store.view.isWriter;
  }

  type(word: string): void {
    const { state } = this.session.store;
    this.session.dispatch(state.tr.insertText(` ${word}`, (state.doc.firstChild?.nodeSize ?? 0) - 1));
  }

  /** The process is gone: nothing of it runs on, its lock is free. */
  die(): void {
    this.isGone = true;
    this.session.stop();
    this.role.close();
  }
}

/** Plays one course of events; gives what happened, the words that were written, and the server's text at the end. */
async function play(seed: number) {
  const random = seededRandom(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  const [server, locks] = [new Server(), fakeLocks()];
  const [events, words]: [string[], string[]] = [[], []];
  let tabs: Tab[] = [];
  const any = (list: readonly Tab[]): Tab | undefined => list[below(list.length)];
  const newWord = (by: string) => {
    words.push(`${by}${words.length}`);
    return words.at(-1) ?? '';
  };
  const reach = (isReachable: boolean) => {
    server.isReachable = isReachable;
    if (isReachable) for (const { session } of tabs) void session.retry();
  };

  const actions: Record<string, () => unknown> = {
    open: async () => {
      const tab = tabs.length < 3 ? await Tab.open(server, locks) : null;
      if (tab) tabs.push(tab);
    },
    type: () => any(tabs.filter((tab) => tab.isWriter))?.type(newWord('w')),
    save: () => void any(tabs)?.session.flush(),
    'take over': () => tabs.some((tab) => tab.isWriter) && any(tabs.filter((tab) => !tab.isWriter))?.role.takeOver(),
    'come back': () => void any(tabs)?.role.comeBack(),
    leave: async () => {
      const tab = any(tabs);
      await tab?.session.flushJournal();
      tab?.die();
      tabs = tabs.filter((other) => other !== tab);
    },
    'lose the connection': () => reach(false),
    'find the connection': () => reach(true),
    'lose an answer': () => {
      server.lostAnswers = 1;
    },
    'write elsewhere': () => server.writeElsewhere(newWord('o')),
    wait: () => aWhile(20),
  };
  const likely = [...Array(6).fill('type'), ...Array(2).fill('wait'), 'open'];
  const names: string[] = [...likely, ...Object.keys(actions)];

  await actions.open?.();
  for (let step = 0; step < STEPS; step += 1) {
    const name = names[below(names.length)] ?? 'type';
    events.push(name);
    await actions[name]?.();
    if (below(3) > 0) await aWhile(below(4));
  }
  server.lostAnswers = 0;
  reach(true);
  if (tabs.length === 0) await actions.open?.();
  const isSettled = () =>
    tabs.some((tab) => tab.isWriter) && tabs.every((tab) => !tab.isWriter || !tab.session.isUnsaved);
  for (let turn = 0; turn < 100 && !(turn > 3 && isSettled()); turn += 1) {
    for (const { session } of tabs) void session.retry();
    await aWhile(10);
  }
  for (const tab of tabs) tab.die();
  return { events, words, arrived: wordsOf(server.chapter) };
}

beforeEach(() => {
  closeJournalDatabase();
  Object.assign(globalThis, { indexedDB: new IDBFactory() });
});

it.each(Array.from({ length: SEEDS }, (_, index) => FIRST_SEED + index))(
  'every word arrives once, in its place, and nobody is asked, whatever tabs, connections and other devices do (%i)',
  async (seed) => {
    const { events, words, arrived } = await play(seed);
    const inPlaces = ['w', 'o'].flatMap((by) => words.filter((word) => word.startsWith(by)));
    expect({ events, words: arrived }).toEqual({ events, words: inPlaces });
  },
);
