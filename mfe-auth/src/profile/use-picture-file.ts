import { useEffect, useState } from 'react';
import type { ProfileTextKey } from '../i18n/use-profile-text.ts';
import { pictureProblemKey } from './picture-file.ts';

export interface PictureFile {
  /** Address of the chosen file while it is being cropped. */
  url: string | undefined;
  problem: ProfileTextKey | undefined;
  choose: (file: File | undefined) => void;
  /** Gives the chosen file up and says why. */
  refuse: (problem: ProfileTextKey) => void;
  close: () => void;
}

/** The picture that the author is choosing, or why the chosen file cannot be one. */
export function usePictureFile(): PictureFile {
  const [url, setUrl] = useState<string>();
  const [problem, setProblem] = useState<ProfileTextKey>();
  // A file stays in memory until its address is revoked.
  useEffect(() => {
    if (url) return () => URL.revokeObjectURL(url);
  }, [url]);
  const refuse = (found: ProfileTextKey) => {
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
