import type { AccountSecurity } from '@myfiction/shared/contract/calls/account.ts';
import { callApi, renewSession, useQuery, useQueryClient } from '@myfiction/shared/host.ts';

const KEY = ['account', 'security'];

/** How the author signs in, and whether the account is about to be deleted. */
export function useSecurity() {
  return useQuery({ queryKey: KEY, queryFn: ({ signal }) => callApi('account/getSecurity', {}, { signal }) });
}

/** Puts the answer of a change in place; the sessions may have changed with it, this one's token too. */
export function useTakeSecurity(): (security: AccountSecurity) => void {
  const client = useQueryClient();
  return ({ session, ...security }) => {
    if (session) renewSession(session);
    client.setQueryData(KEY, security);
    void client.invalidateQueries({ queryKey: ['account', 'sessions'] });
  };
}
