import type { IdSide } from '@myfiction/shared/contract/application-options.ts';
import type { IdImage } from '@myfiction/shared/contract/calls/application-files.ts';
import { ApiError, uploadFile } from '@myfiction/shared/host.ts';
import { useEffect, useRef, useState } from 'react';
import { checkPhoto, type PhotoProblem } from './check-photo.ts';

export interface PhotoUpload {
  /** 0 to 1 while it is sent, undefined otherwise. */
  share: number | undefined;
  problem: PhotoProblem | { message: string } | undefined;
  send: (file: File | undefined) => Promise<void>;
  cancel: () => void;
}

/** Sends one photo at a time: another one, or leaving the page, cancels it. */
export function usePhotoUpload(storyId: string, side: IdSide, onSent: (image: IdImage) => void): PhotoUpload {
  const [share, setShare] = useState<number>();
  const [problem, setProblem] = useState<PhotoUpload['problem']>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const send = async (file: File | undefined) => {
    if (!file) return;
    const wrong = checkPhoto(file);
    setProblem(wrong);
    if (wrong) return;
    running.current?.abort();
    const own = new AbortController();
    const { signal } = own;
    running.current = own;
    setShare(0);
    try {
      const payload = { story_id: storyId, side };
      onSent(await uploadFile('application/uploadId', payload, file, { signal, onProgress: setShare, silent: true }));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.kind !== 'aborted') setProblem(describe(error));
    } finally {
      if (running.current === own) setShare(undefined);
    }
  };
  return { share, problem, send, cancel: () => running.current?.abort() };
}

function describe(error: ApiError): PhotoUpload['problem'] {
  if (error.kind !== 'answer') return 'offline';
  return error.message === '' ? 'failed' : { message: error.message };
}
