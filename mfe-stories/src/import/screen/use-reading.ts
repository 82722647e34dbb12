import { useCallback, useEffect, useRef, useState } from 'react';
import type { ChosenEncodings, Manuscript } from '../manuscript/manuscript.ts';
import { readBesidePage } from '../reading/read-beside-page.ts';
import { ReadError, type ReadProblem } from '../reading/read-error.ts';

/** What came of files that were to be read. */
export type ReadEnd = 'read' | 'stopped' | ReadProblem;

export interface ReadingFile {
  name: string;
  /** From 0. */
  index: number;
  count: number;
}

interface State {
  file?: ReadingFile;
  manuscript?: Manuscript;
  problem?: ReadError;
}

/** Reads the author's files; another choice takes the place of one that is being read. */
export function useReading() {
  const [state, setState] = useState<State>({});
  const [run, setRun] = useState(0);
  const current = useRef<AbortController>(undefined);

  const reset = useCallback(() => {
    current.current?.abort();
    setState({});
  }, []);
  useEffect(() => () => current.current?.abort(), []);

  const read = useCallback(async (files: readonly File[], encodings?: ChosenEncodings): Promise<ReadEnd> => {
    const [first] = files;
    if (!first) return 'stopped';
    current.current?.abort();
    const controller = new AbortController();
    current.current = controller;
    const { signal } = controller;
    setState({ file: { name: first.name, index: 0, count: files.length } });
    const onFile = (name: string, index: number, count: number) => {
      if (!signal.aborted) setState({ file: { name, index, count } });
    };
    try {
      const manuscript = await readBesidePage({ files, encodings }, onFile, signal);
      if (signal.aborted) return 'stopped';
      setState({ manuscript });
      setRun((before) => before + 1);
      return 'read';
    } catch (error) {
      if (signal.aborted) return 'stopped';
      const problem = error instanceof ReadError ? error : new ReadError('broken', first.name);
      setState({ problem });
      return problem.problem;
    }
  }, []);
  return { ...state, run, read, reset };
}

export type Reading = ReturnType<typeof useReading>;
