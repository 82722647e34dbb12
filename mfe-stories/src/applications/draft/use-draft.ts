import type { ApplicationForm } from '@myfiction/shared/contract/calls/application-form.ts';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { DraftPorts, DraftSnapshot, DraftStart } from './draft-ports.ts';
import { DraftSaver } from './draft-saver.ts';

export interface Draft<F extends ApplicationForm> extends DraftSnapshot<F> {
  saver: DraftSaver<F>;
}

/** The form of a page that is kept by itself. The start and the ports are those of the first drawing. */
export function useDraft<F extends ApplicationForm>(start: DraftStart<F>, ports: DraftPorts<F>): Draft<F> {
  const [saver] = useState(() => new DraftSaver(start, ports));
  const snapshot = useSyncExternalStore(saver.subscribe, () => saver.snapshot);

  useEffect(() => {
    saver.resume();
    const flush = () => void saver.flush();
    const flushHidden = () => document.visibilityState === 'hidden' && flush();
    window.addEventListener('online', flush);
    document.addEventListener('visibilitychange', flushHidden);
    return () => {
      window.removeEventListener('online', flush);
      document.removeEventListener('visibilitychange', flushHidden);
      flush();
      saver.stop();
    };
  }, [saver]);

  return { ...snapshot, saver };
}
