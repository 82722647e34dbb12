import { useCallback, useEffect, useRef, useState } from 'react';
import type { Manuscript } from '../manuscript/manuscript.ts';
import { readBesidePage } from '../reading/read-beside-page.ts';
import { ReadError } from '../reading/read-error.ts';

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

  const read = useCallback(async (files: readonly File[]): Promise<boolean> => {
    const [first] = files;
    if (!first) return false;
    current.current?.abort();
    const controller = new AbortController();
    current.current = controller;
    const { signal } = controller;
    setState({ file: { name: first.name, index: 0, count: files.length } });
    const onFile = (name: string, index: number, count: number) => {
      if (!signal.aborted) setState({ file: { name, index, count } });
    };
    try {
      const manuscript = await readBesidePage(files, onFile, signal);
      if (signal.aborted) return false;
      setState({ manuscript });
      setRun((before) => before + 1);
      return true;
    } catch (error) {
      if (!signal.aborted)
        setState({ problem: error instanceof ReadError ? error : new ReadError('broken', first.name) });
      return false;
    }
  }, []);
  return { ...state, run, read, reset };
}

export type Reading = ReturnType<typeof useReading>;
