import type { ApplicationView } from '@myfiction/shared/contract/calls/application.ts';
import { ApiError, toast } from '@myfiction/shared/host.ts';
import { useState } from 'react';
import { currentView, useTakeApplication } from '../../api/application.ts';

export interface Deed {
  isBusy: boolean;
  /** True when it was done. What fails has had its toast, and what has moved on is shown as it stands now. */
  run: (call: () => Promise<ApplicationView>, done: string) => Promise<boolean>;
}

/** One of the author's deeds on an application. */
export function useDeed(): Deed {
  const takeApplication = useTakeApplication();
  const [isBusy, setBusy] = useState(false);
  const run: Deed['run'] = async (call, done) => {
    setBusy(true);
    try {
      takeApplication(await call());
      toast.success(done);
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const current = currentView(error);
      if (current) {
        toast.info(error.message);
        takeApplication(current);
      }
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, run };
}
