import { randomId } from '@myfiction/shared/host.ts';
import { useRef } from 'react';

/** The id that something new is sent under: the same words have the same one, so that what is sent twice is there once. */
export function useSendId(): (words: string) => string {
  const last = useRef<{ words: string; id: string }>(undefined);
  return (words) => {
    if (last.current?.words !== words) last.current = { words, id: randomId() };
    return last.current.id;
  };
}
