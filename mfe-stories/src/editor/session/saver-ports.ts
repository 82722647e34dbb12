import { sameText } from '../journal/same-text.ts';
import type { SaveAttempt, SavedInfo } from '../saving/save-outcome.ts';
import type { SaverPorts } from '../saving/saver-ports.ts';
import { type Acknowledged, acknowledge } from './acknowledged.ts';
import type { ChapterStore } from './chapter-store.ts';
import type { SessionJournal } from './session-journal.ts';
import type { SessionPorts } from './session-ports.ts';

export interface SessionParts {
  store: ChapterStore;
  journal: SessionJournal;
  base: Acknowledged;
  ports: SessionPorts;
  restartJournal: () => Promise<void>;
}

/** What saving reaches of an open chapter. */
export function saverPorts(parts: SessionParts): SaverPorts {
  const { store, journal, base, ports, restartJournal } = parts;
  return {
    seq: () => journal.seq,
    text: () => store.text,
    acceptedTitle: () => base.text?.title ?? '',
    send: (attempt) => ports.send(store.view.info.story_id, attempt),
    beforeSend: ({ seq, idempotencyKey }) => journal.markSending(seq, idempotencyKey),
    afterSave: (attempt, revision, info) => {
      const { status, staged } = store.view.info;
      if (status === 'published' && !staged) base.published = base.text;
      const isPublished = base.published !== null && sameText(attempt.text, base.published);
      acknowledge(base, attempt.text);
      noteSave(parts, { attempt, revision, isPublished, ...(info && { info }) });
    },
    afterRebase: () => void restartJournal(),
    settleConflict: (theirs) => ports.settleConflict(base, theirs),
    onTitleRefused: (titleProblem) => store.set({ titleProblem }),
    onState: (save) => store.set({ save }),
    newKey: ports.newKey,
    hasJournal: () => store.view.isJournalWorking,
  };
}

interface Saved {
  attempt: SaveAttempt;
  revision: number;
  /** Readers have this very text. */
  isPublished: boolean;
  info?: SavedInfo;
}

function noteSave({ store, journal, restartJournal }: SessionParts, saved: Saved): void {
  const { attempt, revision, isPublished } = saved;
  const { seq, text } = attempt;
  const { view } = store;
  const staged = view.info.status === 'published' && !isPublished;
  const info = { ...view.info, staged, ...saved.info };
  store.set({ info, isCreated: true });
  const { title } = view.fields;
  // A title that was left out is not on the server: the device keeps it, as a change of what the server has.
  const isLeftOut = text.title !== title;
  const ackSeq = isLeftOut && seq === journal.seq ? journal.append({ steps: [], fields: { title: text.title } }) : seq;
  journal.acknowledge(ackSeq, revision, text, info);
  if (isLeftOut) journal.append({ steps: [], fields: { title } });
  if (!view.isJournalWorking) void restartJournal();
}
