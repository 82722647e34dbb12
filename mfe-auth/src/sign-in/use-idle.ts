import { whenIdle } from '@myfiction/shared/screen/when-idle.ts';
import { useEffect, useState } from 'react';

/** False until the browser has nothing more urgent to do. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return idle;
}
