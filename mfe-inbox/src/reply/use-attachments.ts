import type { Attachment } from '@myfiction/shared/contract/calls/inbox.ts';
import { ATTACHMENT_NAME_MAX, ATTACHMENTS_MAX } from '@myfiction/shared/contract/inbox-options.ts';
import { ApiError, randomId, uploadFile } from '@myfiction/shared/host.ts';
import { useEffect, useRef, useState } from 'react';
import { type AttachmentProblem, isForGood, problemOfFile } from './attachment-problem.ts';

/** A file on its way, or one that did not arrive. */
export interface Upload {
  key: string;
  file: File;
  /** 0 to 1 */
  share: number;
  problem?: AttachmentProblem;
}

/**
 * The files that go with a letter: each is sent as soon as it is chosen.
 *
 * @param held How many the letter has already
 */
export function useAttachments(held: number, onArrived: (attachment: Attachment) => void) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const running = useRef(new Map<string, AbortController>());
  useEffect(() => {
    const all = running.current;
    return () => {
      for (const controller of all.values()) controller.abort();
    };
  }, []);
  const patch = (key: string, change: Partial<Upload>) =>
    setUploads((present) => present.map((upload) => (upload.key === key ? { ...upload, ...change } : upload)));
  const remove = (key: string) => {
    running.current.get(key)?.abort();
    setUploads((present) => present.filter((upload) => upload.key !== key));
  };
  const start = async (key: string, file: File) => {
    const controller = new AbortController();
    running.current.set(key, controller);
    const options = {
      signal: controller.signal,
      onProgress: (share: number) => patch(key, { share }),
      silent: true,
    };
    try {
      const name = file.name.slice(-ATTACHMENT_NAME_MAX);
      onArrived(await uploadFile('inbox/upload', { name }, file, options));
      remove(key);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (!controller.signal.aborted) patch(key, { problem: error });
    } finally {
      running.current.delete(key);
    }
  };
  // What may not be sent takes no place.
  const count = held + uploads.filter(({ problem }) => !isForGood(problem)).length;
  const add = (files: readonly File[]) => {
    let place = count;
    const added = files.map((file) => {
      const problem = problemOfFile(file) ?? (place < ATTACHMENTS_MAX ? undefined : 'tooMany');
      if (problem === undefined) place += 1;
      return { key: randomId(), file, share: 0, ...(problem && { problem }) };
    });
    setUploads((present) => [...present, ...added]);
    for (const { key, file, problem } of added) if (problem === undefined) void start(key, file);
  };
  const retry = ({ key, file }: Upload) => {
    setUploads((present) => present.map((upload) => (upload.key === key ? { key, file, share: 0 } : upload)));
    void start(key, file);
  };
  return { uploads, count, add, remove, retry, isUploading: uploads.some(({ problem }) => problem === undefined) };
}
