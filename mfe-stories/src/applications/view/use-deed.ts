import type { ApplicationView } from '@myfiction/shared/contract/calls/application.ts';
import { ApiError, type callApi, toast } from '@myfiction/shared/host.ts';
import { useCallAgain } from '@myfiction/shared/screen/use-call-again.ts';
import { useState } from 'react';
import { currentView, useTakeApplication } from '../../api/application.ts';

/** Done; left undone, because the application has moved on and is shown as it stands now; or failed, with a toast. */
type Outcome = 'done' | 'outdated' | 'failed';

export interface Deed {
  isBusy: boolean;
  run: (work: (call: typeof callApi) => Promise<ApplicationView>, done: string) => Promise<Outcome>;
}

/** One of the author's deeds on an application. Asked for again because no answer came, it is the same deed. */
export function useDeed(): Deed {
  const takeApplication = useTakeApplication();
  const call = useCallAgain();
  const [isBusy, setBusy] = useState(false);
  const run: Deed['run'] = async (work, done) => {
    setBusy(true);
    try {
      takeApplication(await work(call));
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
