import { ApiError, callApi, getSession, refreshUser, useQuery } from '@myfiction/shared/host.ts';
import { isMissing } from '@myfiction/shared/screen/is-missing.ts';
import { useCallAgain } from '@myfiction/shared/screen/use-call-again.ts';
import { useState } from 'react';
import { keepKnownAddress } from '../email/known-address.ts';

export interface EmailUndo {
  state: 'loading' | 'unknown' | 'over' | 'ready' | 'done';
  /** The address that comes, or came, back. */
  email: string;
  pending: boolean;
  /** Why it did not come back. */
  failure: ApiError | undefined;
  undo: () => Promise<void>;
  /** Asks again what the link brings back. */
  retry: () => void;
}

/** What the link of a mail brings back, and doing it. All that goes wrong is told in the page. */
export function useEmailUndo(token: string): EmailUndo {
  const call = useCallAgain();
  const [done, setDone] = useState(false);
  const [used, setUsed] = useState(false);
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<ApiError>();
  const link = useQuery({
    queryKey: ['email-undo', token],
    queryFn: ({ signal }) => callApi('account/getEmailUndo', { token }, { silent: true, signal }),
    enabled: token !== '' && !done,
  });
  const undo = async () => {
    if (pending) return;
    setPending(true);
    setFailure(undefined);
    try {
      const { email } = await call('account/undoEmailChange', { token }, { silent: true });
      keepKnownAddress(email);
      setDone(true);
      // This browser's session has ended where it was of this account, and only its next call finds out.
      if (getSession()) void refreshUser().catch(() => undefined);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (isMissing(error)) setUsed(true);
      else setFailure(error);
    } finally {
      setPending(false);
    }
  };
  const stateOfLink = () => {
    if (done) return 'done';
    if (token === '' || used || isMissing(link.error)) return 'over';
    if (link.data) return 'ready';
    return link.isError ? 'unknown' : 'loading';
  };
  return {
    state: stateOfLink(),
    email: link.data?.email ?? '',
    pending,
    failure,
    undo,
    retry: () => void link.refetch(),
  };
}
