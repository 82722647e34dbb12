import { useEffect, useState } from 'react';
import type { TextKey } from '../i18n/use-text.ts';
import { pictureProblemKey } from './picture-file.ts';

export interface PictureFile {
  /** Address of the chosen file while it is being cropped. */
  url: string | undefined;
  problem: TextKey | undefined;
  choose: (file: File | undefined) => void;
  /** Gives the chosen file up and says why. */
  refuse: (problem: TextKey) => void;
  close: () => void;
}

/** The picture that the author is choosing, or why the chosen file cannot be one. */
export function usePictureFile(): PictureFile {
  const [url, setUrl] = useState<string>();
  const [problem, setProblem] = useState<TextKey>();
  // A file stays in memory until its address is revoked.
  useEffect(() => {
    if (url) return () => URL.revokeObjectURL(url);
  }, [url]);
  const refuse = (found: TextKey) => {
    setUrl(undefined);
    setProblem(found);
  };
  return {
    url,
    problem,
    refuse,
    choose: (file) => {
      if (!file) return;
      const found = pictureProblemKey(file);
      if (found) return refuse(found);
      setProblem(undefined);
      setUrl(URL.createObjectURL(file));
    },
    close: () => setUrl(undefined),
  };
}
