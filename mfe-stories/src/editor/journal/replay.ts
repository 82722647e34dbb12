import type { ChapterText } from '@myfiction/shared/contract/calls/chapter.ts';
import type { Node } from 'prosemirror-model';
import { Step } from 'prosemirror-transform';
import { fromChapterDocument, toChapterDocument } from '../prose/chapter-document.ts';
import { schema } from '../schema.ts';
import type { JournalContent, JournalRecord } from './journal-records.ts';

export interface Replayed {
  text: ChapterText;
  /** The text at the save that was on its way, when there was one. */
  sentText: ChapterText | null;
  /** False when a record could not be read: `text` is what stands before it. */
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
      if (error instanceof RangeError) return null;
      throw error;
    }
  }
  return current;
}

function isNext(record: JournalRecord, seq: number): boolean {
  return record.seq === seq + 1;
}

/** Plays a journal's records on its snapshot. */
export function replayJournal({ head, snapshot, records }: JournalContent): Replayed {
  let doc = fromChapterDocument(snapshot.text.content);
  let { content: _content, ...fields } = snapshot.text;
  let seq = head.snapshotSeq;
  let sentText: ChapterText | null = null;
  const now = (): ChapterText => ({ ...fields, content: toChapterDocument(doc) });
  if (head.sending?.seq === seq) sentText = now();
  for (const record of records) {
    const next = isNext(record, seq) ? applySteps(doc, record.steps) : null;
    if (!next) return { text: now(), sentText, complete: false };
    doc = next;
    fields = { ...fields, ...record.fields };
    seq = record.seq;
    if (head.sending?.seq === seq) sentText = now();
  }
  return { text: now(), sentText, complete: true };
}
