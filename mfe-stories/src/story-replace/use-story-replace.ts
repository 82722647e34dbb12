import type { ApiOutput } from '@myfiction/shared/contract/calls.ts';
import type { FindQuery } from '@myfiction/shared/contract/find-in-text.ts';
import { BULK_MAX } from '@myfiction/shared/contract/rules.ts';
import { ApiError, callApi, queryClient } from '@myfiction/shared/host.ts';
import { useRef, useState } from 'react';
import { storyKeys } from '../api/story-keys.ts';

export type FoundChapters = ApiOutput<'story/searchText'>;

/** What was done as far as the server has answered, with the chapters as they were found. */
export interface Report {
  items: ApiOutput<'story/replaceText'>['items'];
  chapters: FoundChapters['chapters'];
}

/** The chapter that is open in the editor: brought to the server before, and read again after. */
export interface OpenChapterPort {
  chapterId: string;
  flush: () => Promise<boolean>;
  reload: () => Promise<void>;
}

export interface StoryReplace {
  found: FoundChapters | null;
  report: Report | null;
  /** Chapters that are left out. */
  unticked: ReadonlySet<string>;
  busy: 'search' | 'replace' | null;
  problem: string;
  tick: (chapterId: string, isTicked: boolean) => void;
  search: (query: FindQuery) => Promise<void>;
  replace: (query: FindQuery, replacement: string) => Promise<void>;
  /** The query has changed: what was found is not its answer. */
  reset: () => void;
}

const IN_PLACE = { inPlace: 'all' } as const;

/** Search, preview and report of replacing in a whole story. */
export function useStoryReplace(storyId: string, open: OpenChapterPort | undefined, notSaved: string): StoryReplace {
  const [found, setFound] = useState<FoundChapters | null>(null);
  const [report, setReport] = useState<Report | null>(null);
  const [unticked, setUnticked] = useState<ReadonlySet<string>>(new Set());
  const [busy, setBusy] = useState<StoryReplace['busy']>(null);
  const [problem, setProblem] = useState('');
  const asked = useRef(0);

  const run = async (doing: 'search' | 'replace', work: () => Promise<void>) => {
    setProblem('');
    setBusy(doing);
    try {
      if (open && !(await open.flush())) setProblem(notSaved);
      else await work();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (!error.isToasted) setProblem(error.message);
    } finally {
      setBusy(null);
    }
  };

  return {
    found,
    report,
    unticked,
    busy,
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
        const answer = await callApi('story/searchText', { story_id: storyId, query }, IN_PLACE);
        // What was found for other words must not be replaced by these.
        if (ask === asked.current) setFound(answer);
      });
    },
    replace: (query, replacement) =>
      run('replace', async () => {
        const chapters = (found?.chapters ?? []).filter(({ chapter_id }) => !unticked.has(chapter_id));
        const named = chapters.map(({ chapter_id, revision }) => ({ chapter_id, base_revision: revision }));
        const items: Report['items'] = [];
        try {
          // A story may have more chapters than one call takes, and each call holds the story until it is answered.
          for (let from = 0; from < named.length; from += BULK_MAX) {
            const change = { story_id: storyId, query, replacement, chapters: named.slice(from, from + BULK_MAX) };
            items.push(...(await callApi('story/replaceText', change, IN_PLACE)).items);
          }
        } finally {
          if (items.length > 0) {
            setReport({ items, chapters });
            if (open && items.some(({ chapter_id, replaced }) => chapter_id === open.chapterId && replaced > 0))
              await open.reload();
            await queryClient.invalidateQueries({ queryKey: storyKeys.all });
          }
        }
      }),
  };
}
