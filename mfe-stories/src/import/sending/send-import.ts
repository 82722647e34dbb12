import type { ApiOutput } from '@myfiction/shared/contract/calls.ts';
import { callApi } from '@myfiction/shared/host.ts';
import type { Manuscript } from '../manuscript/manuscript.ts';
import { cutPart, type PlannedChapter } from './cut-parts.ts';
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

export type SendStep = { step: 'sending' | 'waiting' | 'finishing'; sent: number; words: number };
export type ImportResult = ApiOutput<'import/finish'>;

/** A long story may take a while to join. */
const FINISH_TIMEOUT_MS = 60_000;

/**
 * Sends an import and finishes it. What fails on the way is tried again by itself; when that does not help it rejects,
 * and sending the same run again goes on behind the last part that arrived.
 */
export async function sendImport(
  run: ImportRun,
  onStep: (step: SendStep) => void,
  signal: AbortSignal,
): Promise<ImportResult> {
  const { importId, storyId, chapters, manuscript } = run;
  const tell = (step: SendStep['step']) => onStep({ step, sent: run.sent, words: run.words });
  const attempt = <T>(call: () => Promise<T>): Promise<T> => untilReached(call, () => tell('waiting'), signal);
  // The same key for the same doing: a repeat answers with the first answer.
  const options = (name: string) => ({ signal, silent: true, idempotencyKey: `${importId}:${name}` });

  tell('sending');
  await attempt(() =>
    callApi('import/start', { import_id: importId, story_id: storyId, chapters: chapters.length }, options('start')),
  );
  while (run.sent < chapters.length) {
    const part = cutPart(manuscript, chapters, run.sent);
    const payload = { import_id: importId, chapters: part.chapters };
    await attempt(() => callApi('import/add', payload, options(`add ${run.sent}`)));
    run.sent += part.chapters.length;
    run.words += part.words;
    tell('sending');
  }
  tell('finishing');
  return attempt(() =>
    callApi('import/finish', { import_id: importId }, { ...options('finish'), timeoutMs: FINISH_TIMEOUT_MS }),
  );
}

/** Drops what the server has of an import. What cannot be reached now is dropped after a day. */
export async function dropImport(importId: string): Promise<void> {
  await callApi('import/cancel', { import_id: importId }, { silent: true }).catch(() => {});
}
