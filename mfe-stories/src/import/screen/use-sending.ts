import type { StoryDetail } from '@myfiction/shared/contract/calls/story.ts';
import { paths } from '@myfiction/shared/contract/paths.ts';
import { ApiError, randomId, useNavigate, useQueryClient } from '@myfiction/shared/host.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { storyKeys } from '../../api/story-keys.ts';
import { keepImportResult } from '../../common/import-result.ts';
import type { Manuscript } from '../manuscript/manuscript.ts';
import type { PlannedChapter } from '../sending/cut-parts.ts';
import { endingImport } from '../sending/ending-import.ts';
import { AddedBeforeError, dropImport, type ImportRun, type SendStep, sendImport } from '../sending/send-import.ts';

export interface SendState extends SendStep {
  /** Chapters of the whole import. */
  count: number;
}

export type SendFailure =
  | { kind: 'refused'; message: string }
  /** The answer to its end was lost. */
  | { kind: 'unknown' }
  /** An earlier import has added as many. */
  | { kind: 'earlier'; chapters: number };

interface Sent {
  manuscript: Manuscript;
  chapters: readonly PlannedChapter[];
  onAdded: () => void;
}

/** Sends the table's chapters to the story; ends in the story, or with the table as it was. */
export function useSending({ story_id: storyId }: StoryDetail) {
  const navigate = useNavigate();
  const cache = useQueryClient();
  const [state, setState] = useState<SendState>();
  const [failure, setFailure] = useState<SendFailure>();
  const open = useRef<{ run: ImportRun; sent: Sent; controller: AbortController; refused: boolean }>(undefined);

  const attempt = useCallback(async () => {
    const current = open.current;
    if (!current) return;
    const { run, sent, controller } = current;
    const count = run.chapters.length;
    // Refused, not lost: a new try begins with the first part.
    if (current.refused) Object.assign(run, { importId: randomId(), sent: 0, words: 0 });
    current.refused = false;
    setFailure(undefined);
    try {
      const result = await sendImport(run, (step) => setState({ ...step, count }), controller.signal);
      open.current = undefined;
      setState(undefined);
      sent.onAdded();
      keepImportResult(storyId, { ...result, firstChapterId: result.first_chapter_id });
      void cache.invalidateQueries({ queryKey: storyKeys.all });
      navigate(paths.storyDetail(storyId));
    } catch (error) {
      if (controller.signal.aborted) return;
      setState(undefined);
      setFailure(failureOf(error, run));
      current.refused = error instanceof ApiError && error.kind === 'answer';
      if (!(error instanceof AddedBeforeError)) return;
      open.current = undefined;
      void cache.invalidateQueries({ queryKey: storyKeys.all });
    }
  }, [cache, navigate, storyId]);

  /** Drops an import that failed; one that may be in the story is settled before the next. */
  const putAway = useCallback(() => {
    const failed = open.current?.run;
    open.current = undefined;
    setFailure(undefined);
    if (failed && failed.importId !== endingImport.get(storyId)) void dropImport(failed);
  }, [storyId]);

  const send = useCallback(
    (sent: Sent) => {
      const { manuscript, chapters } = sent;
      putAway();
      const run: ImportRun = { importId: randomId(), storyId, manuscript, chapters, sent: 0, words: 0 };
      open.current = { run, sent, controller: new AbortController(), refused: false };
      return attempt();
    },
    [attempt, putAway, storyId],
  );

  const cancel = useCallback(() => {
    const current = open.current;
    if (!current) return;
    open.current = undefined;
    current.controller.abort();
    setState(undefined);
    setFailure(undefined);
    void dropImport(current.run);
  }, []);
  /** Whether an import is under way, or has failed and may be tried again. */
  const isOpen = useCallback(() => open.current !== undefined, []);
  // A page that goes away leaves nothing half done behind.
  useEffect(() => cancel, [cancel]);
  return { state, failure, running: state !== undefined, isOpen, send, retry: attempt, putAway, cancel };
}

function failureOf(error: unknown, { importId, storyId }: ImportRun): SendFailure {
  if (error instanceof AddedBeforeError) return { kind: 'earlier', chapters: error.chapters };
  if (error instanceof ApiError && error.kind === 'answer') return { kind: 'refused', message: error.message };
  if (endingImport.get(storyId) === importId) return { kind: 'unknown' };
  return { kind: 'refused', message: error instanceof ApiError ? error.message : '' };
}

export type Sending = ReturnType<typeof useSending>;
