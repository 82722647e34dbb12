import { useCallback, useEffect, useRef, useState } from 'react';
import { type OpenedPicture, openPicture, type PictureProblem } from './open-picture.ts';

export interface ChosenPicture {
  picture: OpenedPicture | undefined;
  problem: PictureProblem | undefined;
  open: (file: File | undefined) => Promise<void>;
  close: () => void;
}

/** The picture that is being cropped, or why the chosen file cannot be. */
export function usePicture(): ChosenPicture {
  const [picture, setPicture] = useState<OpenedPicture>();
  const [problem, setProblem] = useState<PictureProblem>();
  // A picture in memory stays there until its address is revoked.
  useEffect(() => {
    if (picture) return () => URL.revokeObjectURL(picture.url);
  }, [picture]);
  const asked = useRef(0);
  useEffect(
    () => () => {
      asked.current += 1;
    },
    [],
  );
  const open = useCallback(async (file: File | undefined) => {
    if (!file) return;
    asked.current += 1;
    const ask = asked.current;
    const result = await openPicture(file);
    if (ask !== asked.current) {
      if ('picture' in result) URL.revokeObjectURL(result.picture.url);
      return;
    }
    setPicture('picture' in result ? result.picture : undefined);
    setProblem('problem' in result ? result.problem : undefined);
  }, []);
  const close = useCallback(() => setPicture(undefined), []);
  return { picture, problem, open, close };
}
