import type { StoryDetail } from '@myfiction/shared/contract/calls/story.ts';
import { paths } from '@myfiction/shared/contract/paths.ts';
import { ApiError, randomId, useNavigate, useQueryClient } from '@myfiction/shared/host.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { storyKeys } from '../../api/story-keys.ts';
import { keepImportResult } from '../../common/import-result.ts';
import type { Manuscript } from '../manuscript/manuscript.ts';
import type { PlannedChapter } from '../sending/cut-parts.ts';
import { dropImport, type ImportRun, type SendStep, sendImport } from '../sending/send-import.ts';

export interface SendState extends SendStep {
  /** Chapters of the whole import. */
  count: number;
}

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
  const [failure, setFailure] = useState<string>();
  const open = useRef<{ run: ImportRun; sent: Sent; controller: AbortController }>(undefined);

  const attempt = useCallback(async () => {
    const current = open.current;
    if (!current) return;
    const { run, sent, controller } = current;
    const count = run.chapters.length;
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
      // Refused, not lost: a new try begins with the first part.
      if (error instanceof ApiError && error.kind === 'answer')
        Object.assign(run, { importId: randomId(), sent: 0, words: 0 });
      setState(undefined);
      setFailure(error instanceof ApiError ? error.message : '');
    }
  }, [cache, navigate, storyId]);

  const send = useCallback(
    (sent: Sent) => {
      const { manuscript, chapters } = sent;
      // One that failed before.
      if (open.current) void dropImport(open.current.run.importId);
      const run: ImportRun = { importId: randomId(), storyId, manuscript, chapters, sent: 0, words: 0 };
      open.current = { run, sent, controller: new AbortController() };
      return attempt();
    },
    [attempt, storyId],
  );

  const cancel = useCallback(() => {
    const current = open.current;
    if (!current) return;
    open.current = undefined;
    current.controller.abort();
    setState(undefined);
    setFailure(undefined);
    void dropImport(current.run.importId);
  }, []);
  // A page that goes away leaves nothing half done behind.
  useEffect(() => cancel, [cancel]);
  return { state, failure, running: state !== undefined, send, retry: attempt, cancel };
}

export type Sending = ReturnType<typeof useSending>;
