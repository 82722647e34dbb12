import type { ChapterText } from '@myfiction/shared/contract/calls/chapter.ts';
import { afterPaint } from '@myfiction/shared/host.ts';
import { EditorState, type Transaction } from 'prosemirror-state';
import type { ChapterFields } from '../journal/journal-records.ts';
import { fromChapterDocument, toChapterDocument } from '../prose/chapter-document.ts';
import { editorPlugins } from '../prose/plugins.ts';
import type { TypingOptions } from '../prose/typing-rules.ts';
import { countNodeWords } from '../prose/word-count.ts';
import { schema } from '../schema.ts';
import type { SessionView } from './session-view.ts';

/**
 * React looks through the whole text for the selection with each change of the page, 2 ms at 200,000 words: the count
 * follows the words half a second behind at most, not each of them.
 */
const COUNT_EVERY_MS = 500;

type Listener = () => void;

/** The open chapter in memory: the editor's state and what the screen shows of it. */
export class ChapterStore {
  /** What the author has chosen for typing; may change at any time. */
  readonly typing: TypingOptions = { findEdits: null };
  state: EditorState;
  view: SessionView;
  private readonly listeners = new Set<Listener>();
  private cancelNotice: (() => void) | null = null;
  private counted: number | null = null;
  private counting: ReturnType<typeof setTimeout> | undefined;

  constructor(text: ChapterText, view: Omit<SessionView, 'fields'>, isMac: boolean) {
    this.state = EditorState.create({
      schema,
      doc: fromChapterDocument(text.content),
      plugins: editorPlugins(isMac, this.typing),
    });
    this.view = { ...view, fields: fieldsOf(text) };
  }

  get text(): ChapterText {
    return { ...this.view.fields, content: toChapterDocument(this.state.doc) };
  }

  /** Counted when it is asked for: the text's first frame does without. */
  get words(): number {
    this.counted ??= countNodeWords(this.state.doc);
    return this.counted;
  }

  readonly subscribe = (listener: Listener): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Applies a change of the text. The screen around it follows once the text has been painted. */
  apply(transaction: Transaction): void {
    this.state = this.state.apply(transaction);
    if (transaction.docChanged) this.counting ??= setTimeout(() => this.countAgain(), COUNT_EVERY_MS);
    this.noticeSoon();
  }

  /** Replaces the whole text, outside the undo history. */
  replaceText(text: ChapterText): void {
    const doc = fromChapterDocument(text.content);
    const transaction = this.state.tr.replaceWith(0, this.state.doc.content.size, doc.content);
    this.state = this.state.apply(transaction.setMeta('addToHistory', false));
    this.counted = null;
    this.set({ fields: fieldsOf(text) });
  }

  /** Changes what the screen shows, at once: a field that is being typed in must not lag. */
  set(change: Partial<SessionView>): void {
    this.view = { ...this.view, ...change };
    this.notify();
  }

  private countAgain(): void {
    this.counting = undefined;
    this.counted = null;
    this.noticeSoon();
  }

  private noticeSoon(): void {
    this.cancelNotice ??= afterPaint(() => this.notify());
  }

  private notify(): void {
    this.cancelNotice?.();
    this.cancelNotice = null;
    for (const listener of this.listeners) listener();
  }
}

function fieldsOf({ content: _content, ...fields }: ChapterText): ChapterFields {
  return fields;
}
