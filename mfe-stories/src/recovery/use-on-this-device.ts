import { useCallback, useEffect, useState } from 'react';
import { listUnsaved, type OnThisDevice } from './list-unsaved.ts';

export type DeviceState = { kind: 'loading' } | { kind: 'no-storage' } | ({ kind: 'ready' } & OnThisDevice);

/** What this device holds and the server does not, and a function that looks again. */
export function useOnThisDevice(uid: number): [DeviceState, () => Promise<void>] {
  const [state, setState] = useState<DeviceState>({ kind: 'loading' });
  const look = useCallback(async () => {
    try {
      setState({ kind: 'ready', ...(await listUnsaved(uid)) });
    } catch (error) {
      if (!(error instanceof DOMException)) throw error;
      setState({ kind: 'no-storage' });
    }
  }, [uid]);
  useEffect(() => void look(), [look]);
  return [state, look];
}
