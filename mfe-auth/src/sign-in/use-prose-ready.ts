import { loadProseFont } from '@myfiction/shared/ui.ts';
import { useEffect, useState } from 'react';

/** A slow font must not keep the words away. */
const LATEST_MS = 1_500;

/** False until Literata can be drawn: at poster size its swap would break the lines anew under the reader's eyes. */
export function useProseReady(): boolean {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    let mounted = true;
    const show = () => {
      if (mounted) setReady(true);
    };
    const timer = setTimeout(show, LATEST_MS);
    void loadProseFont().then(show);
    return () => {
      mounted = false;
      clearTimeout(timer);
    };
  }, []);
  return ready;
}
