import { getSession, storage } from '@myfiction/shared/host.ts';
import { useState } from 'react';

const HIDDEN = 'hidden';

/** Whether the author wants to see the days in a row, on this device. */
export function useStreakShown(): [boolean, (isShown: boolean) => void] {
  const key = `streak:${getSession()?.uid ?? 0}`;
  const [isShown, setShown] = useState(() => storage.get(key) !== HIDDEN);
  return [
    isShown,
    (next) => {
      storage.set(key, next ? 'shown' : HIDDEN);
      setShown(next);
    },
  ];
}
