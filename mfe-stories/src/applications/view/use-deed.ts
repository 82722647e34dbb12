import type { ApplicationView } from '@myfiction/shared/contract/calls/application.ts';
import { ApiError, toast } from '@myfiction/shared/host.ts';
import { useState } from 'react';
import { currentView, useTakeApplication } from '../../api/application.ts';

/** Done; left undone, because the application has moved on and is shown as it stands now; or failed, with a toast. */
type Outcome = 'done' | 'outdated' | 'failed';

export interface Deed {
  isBusy: boolean;
  run: (call: () => Promise<ApplicationView>, done: string) => Promise<Outcome>;
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
      return 'done';
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const current = currentView(error);
      if (!current) return 'failed';
      toast.info(error.message);
      takeApplication(current);
      return 'outdated';
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, run };
}
