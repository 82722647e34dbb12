import type { ApiOutput } from '@myfiction/shared/contract/calls.ts';
import { ApiError, type CallOptions, callApi } from '@myfiction/shared/host.ts';
import { isMissing } from '@myfiction/shared/screen/is-missing.ts';
import type { Manuscript } from '../manuscript/manuscript.ts';
import { cutPart, type PlannedChapter } from './cut-parts.ts';
import { endingImport } from './ending-import.ts';
import { untilReached } from './until-reached.ts';

/** One import as it goes to the server. It can be sent again from where it stopped. */
export interface ImportRun {
  importId: string;
  storyId: string;
  manuscript: Manuscript;
  chapters: readonly PlannedChapter[];
  /** Chapters that the server has. */
  sent: number;
  words: number;
}

export interface SendStep {
  /** True while the connection is lost. */
  waiting: boolean;
  /** True once the server was asked to add the chapters. */
  ending: boolean;
  sent: number;
  words: number;
}

export type ImportResult = ApiOutput<'import/finish'>;

/** An earlier import of the story was added after all; this one was not begun. */
export class AddedBeforeError extends Error {
  constructor(readonly chapters: number) {
    super('An earlier import was added.');
  }
}

/** A long story may take a while to join. */
const FINISH_TIMEOUT_MS = 60_000;

/**
 * Sends an import and finishes it. What fails on the way is tried again by itself; when that does not help it rejects,
 * and sending the same run again goes on behind the last part that arrived. An earlier import that may be in the story is
 * settled before.
 */
export async function sendImport(
  run: ImportRun,
  onStep: (step: SendStep) => void,
  signal: AbortSignal,
): Promise<ImportResult> {
  const { importId, storyId, chapters, manuscript } = run;
  let ending = false;
  const tell = (waiting = false) => onStep({ waiting, ending, sent: run.sent, words: run.words });
  const attempt = <T>(call: () => Promise<T>): Promise<T> => untilReached(call, () => tell(true), signal);
  // The same key for the same doing: a repeat answers with the first answer.
  const options = (name: string) => ({ signal, silent: true, idempotencyKey: `${importId}:${name}` });

  tell();
  const before = endingImport.get(storyId);
  if (before !== null && before !== importId) {
    const added = await attempt(() => giveUpImport(before, { signal }));
    endingImport.forget(storyId);
    if (added) throw new AddedBeforeError(added.chapters);
  }
  await attempt(() =>
    callApi('import/start', { import_id: importId, story_id: storyId, chapters: chapters.length }, options('start')),
  );
  while (run.sent < chapters.length) {
    const part = cutPart(manuscript, chapters, run.sent);
    const payload = { import_id: importId, chapters: part.chapters };
    await attempt(() => callApi('import/add', payload, options(`add ${run.sent}`)));
    run.sent += part.chapters.length;
    run.words += part.words;
    tell();
  }
  ending = true;
  endingImport.set(storyId, importId);
  tell();
  const result = await attempt(() =>
    callApi('import/finish', { import_id: importId }, { ...options('finish'), timeoutMs: FINISH_TIMEOUT_MS }),
  );
  endingImport.forget(storyId);
  return result;
}

/** Drops what the server has of an import. What cannot be reached now is dropped after a day. */
export async function dropImport({ importId, storyId }: Pick<ImportRun, 'importId' | 'storyId'>): Promise<void> {
  try {
    await giveUpImport(importId);
    if (endingImport.get(storyId) === importId) endingImport.forget(storyId);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  }
}

/** Drops an import; tells what it has added when it is too late for that. */
async function giveUpImport(importId: string, options: CallOptions = {}): Promise<ImportResult | null> {
  try {
    const { added } = await callApi('import/cancel', { import_id: importId }, { ...options, silent: true });
    return added;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}
