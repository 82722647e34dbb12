import { useLocation, useSearchParams } from '@myfiction/shared/host.ts';
import { useEffect, useState } from 'react';

/** What is asked: typed into the field, or written in the address that a link or Back leads to. */
export function useQuestion(): [question: string, ask: (question: string) => void] {
  const { key, hash } = useLocation();
  const [query] = useSearchParams();
  const inAddress = query.get('q') ?? '';
  const [question, setQuestion] = useState(inAddress);
  // By entry of the history: the link to the Help Center may lead to the address that is there. An anchor leads nowhere
  // else, and the address that an answer is opened from has the question that stands in the field.
  useEffect(() => {
    if (hash === '') setQuestion((typed) => (typed.trim() === inAddress ? typed : inAddress));
  }, [key, hash, inAddress]);
  return [question, setQuestion];
}
