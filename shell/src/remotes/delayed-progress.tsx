import { useEffect, useState } from 'react';
import { ProgressLine } from '../progress/progress-line.tsx';

/** A page that arrives sooner shows no progress at all: a flash reads as slower than nothing. */
const DELAY_MS = 150;

export function DelayedProgress() {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return isLate ? <ProgressLine /> : null;
}
