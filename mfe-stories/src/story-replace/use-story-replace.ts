import type { FindQuery } from '@myfiction/shared/contract/find-in-text.ts';
import { ApiError, callApi, queryClient } from '@myfiction/shared/host.ts';
import { useRef, useState } from 'react';
import { storyKeys } from '../api/story-keys.ts';
import { lastReport, rememberReport } from './last-report.ts';
import { beginReplacing, beginUndoing, type FoundChapters, type Report } from './report.ts';
import { CHAPTERS_AT_A_TIME, type Run, sendNext } from './run-in-parts.ts';

/** The chapter that is open in the editor: brought to the server before, and read again after. */
export interface OpenChapterPort {
  chapterId: string;
  flush: () => Promise<boolean>;
  reload: () => Promise<void>;
}

/** How far it is, in chapters. */
export interface Step {
  done: number;
  count: number;
  /** It ends with the call that is under way. */
  stopping: boolean;
}

export interface StoryReplace {
  found: FoundChapters | null;
  report: Report | null;
  /** What was replaced before this dialog was opened, and can be taken back. */
  earlier: Report | null;
  /** Chapters that are left out. */
  unticked: ReadonlySet<string>;
  busy: 'search' | 'replace' | 'undo' | null;
  /** Of what takes more than one call. */
  step: Step | null;
  problem: string;
  tick: (chapterId: string, isTicked: boolean) => void;
  search: (query: FindQuery) => Promise<void>;
  replace: (query: FindQuery, replacement: string) => Promise<void>;
  /** Sends no further call. What is done stays. */
  stop: () => void;
  /** Replaces in the chapters that were not reached. */
  goOn: () => Promise<void>;
  /** Brings back the text before, in every chapter that has not been changed since. */
  undo: () => Promise<void>;
  /** The query has changed: what was found is not its answer. */
  reset: () => void;
}

/** Search, preview, report and undo of replacing in a whole story. */
export function useStoryReplace(storyId: string, open: OpenChapterPort | undefined, notSaved: string): StoryReplace {
  const [found, setFound] = useState<FoundChapters | null>(null);
  const [report, setReport] = useState<Report | null>(null);
  const [unticked, setUnticked] = useState<ReadonlySet<string>>(new Set());
  const [busy, setBusy] = useState<StoryReplace['busy']>(null);
  const [step, setStep] = useState<Step | null>(null);
  const [problem, setProblem] = useState('');
  const asked = useRef(0);
  const stopped = useRef(false);
  const earlier = found || report ? null : lastReport(storyId);

  const run = async (doing: NonNullable<StoryReplace['busy']>, work: () => Promise<void>) => {
    setProblem('');
    stopped.current = false;
    setBusy(doing);
    try {
      if (open && !(await open.flush())) setProblem(notSaved);
      else await work();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (!error.isToasted) setProblem(error.message);
    } finally {
      setBusy(null);
      setStep(null);
    }
  };

  const sendAll = async <Row, Item>(work: Run<Row, Item>, onItems: (items: Item[]) => void) => {
    const count = work.rows.length;
    const tell = () =>
      setStep(count > CHAPTERS_AT_A_TIME ? { done: work.sent, count, stopping: stopped.current } : null);
    for (tell(); work.sent < count && !stopped.current; tell()) onItems(await sendNext(work));
  };

  const show = async (next: Report, changed: readonly { chapter_id: string }[]) => {
    setReport(next);
    rememberReport(next);
    if (changed.length === 0) return;
    if (open && changed.some(({ chapter_id }) => chapter_id === open.chapterId)) await open.reload();
    await queryClient.invalidateQueries({ queryKey: storyKeys.all });
  };

  const replaceIn = (begun: Report) =>
    run('replace', async () => {
      const items = [...begun.items];
      try {
        await sendAll(begun.replacing, (more) => items.push(...more));
      } finally {
        const changed = items.slice(begun.items.length).filter(({ replaced }) => replaced > 0);
        // Refused as a whole: what was found still stands there.
        if (items.length > 0 || begun.replacing.unsettled) await show({ ...begun, items }, changed);
      }
    });

  const undo = (begun: Report) =>
    run('undo', async () => {
      const items = [...begun.items];
      const undone = [...begun.undone];
      // What a lost answer may have replaced comes back with the rest.
      if (begun.replacing.unsettled) items.push(...(await sendNext(begun.replacing)));
      const undoing = begun.undoing ?? beginUndoing(storyId, items);
      try {
        await sendAll(undoing, (more) => undone.push(...more));
      } finally {
        const changed = undone.slice(begun.undone.length).filter(({ code }) => code === 0);
        await show({ ...begun, items, undoing, undone }, changed);
      }
    });

  return {
    found,
    report,
    earlier,
    unticked,
    busy,
    step,
    problem,
    tick: (chapterId, isTicked) => {
      const next = new Set(unticked);
      if (isTicked) next.delete(chapterId);
      else next.add(chapterId);
      setUnticked(next);
    },
    reset: () => {
      asked.current += 1;
      setFound(null);
      setReport(null);
    },
    search: (query) => {
      asked.current += 1;
      const ask = asked.current;
      return run('search', async () => {
        setReport(null);
        setUnticked(new Set());
        const answer = await callApi('story/searchText', { story_id: storyId, query }, { inPlace: 'all' });
        // What was found for other words must not be replaced by these.
        if (ask === asked.current) setFound(answer);
      });
    },
    replace: async (query, replacement) => {
      const chapters = (found?.chapters ?? []).filter(({ chapter_id }) => !unticked.has(chapter_id));
      await replaceIn(beginReplacing({ story_id: storyId, query, replacement }, chapters));
    },
    stop: () => {
      stopped.current = true;
      setStep(step && { ...step, stopping: true });
    },
    goOn: async () => {
      if (report) await replaceIn(report);
    },
    undo: async () => {
      const begun = report ?? earlier;
      if (begun) await undo(begun);
    },
  };
}
