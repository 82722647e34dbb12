import type { ChapterText } from '@myfiction/shared/contract/calls/chapter.ts';
import type { Node } from 'prosemirror-model';
import { Step } from 'prosemirror-transform';
import { fromChapterDocument, toChapterDocument } from '../prose/chapter-document.ts';
import { schema } from '../schema.ts';
import type { JournalContent } from './journal-records.ts';

export interface Replayed {
  text: ChapterText;
  /** Texts of saves whose answers are lost: the server may hold one of them. */
  unanswered: readonly ChapterText[];
  /** The text that the server acknowledged last; null when that was none. */
  baseText: ChapterText | null;
  /** False when a record is missing or could not be read: it was left out. */
  complete: boolean;
}

function applySteps(doc: Node, steps: readonly unknown[]): Node | null {
  let current = doc;
  for (const json of steps) {
    try {
      const result = Step.fromJSON(schema, json).apply(current);
      if (!result.doc) return null;
      current = result.doc;
    } catch (error) {
      if (error instanceof RangeError || error instanceof TypeError) return null;
      throw error;
    }
  }
  return current;
}

/** Plays a journal's records on its snapshot. What is damaged is left out, what came after it is not. */
export function replayJournal({ head, snapshot, records }: JournalContent): Replayed {
  let doc = fromChapterDocument(snapshot.text.content);
  let { content: _content, ...fields } = snapshot.text;
  let [seq, complete] = [head.snapshotSeq, true];
  let unanswered = head.unanswered ?? [];
  let baseText = snapshot.base;
  const now = (): ChapterText => ({ ...fields, content: toChapterDocument(doc) });
  const passed = (): void => {
    if (head.sending?.seq === seq) unanswered = [...unanswered, now()];
    if (head.ackSeq === seq) baseText = now();
  };
  passed();
  for (const record of records) {
    const next = applySteps(doc, record.steps);
    if (!next || record.seq !== seq + 1) complete = false;
    doc = next ?? doc;
    fields = { ...fields, ...record.fields };
    seq = record.seq;
    passed();
  }
  return { text: now(), unanswered, baseText, complete };
}
