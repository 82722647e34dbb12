import type { OwnPart } from '@myfiction/shared/contract/calls/activity.ts';
import { callApi, useMutation, useQuery, useQueryClient, useSession } from '@myfiction/shared/host.ts';

const IN_PLACE = { inPlace: 'all' } as const;

export interface Entry {
  story_id: string;
  category: string;
  declarations: readonly string[];
}

/** The author's part in a contest; nothing is asked while signed out. */
export function useOwnPart(campaign: string) {
  const client = useQueryClient();
  const signedIn = useSession() !== null;
  const queryKey = ['activity-own', campaign];
  const query = useQuery({ queryKey, queryFn: () => callApi('activity/getOwn', { campaign }), enabled: signedIn });
  const settled = {
    onSuccess: (part: OwnPart) => {
      client.setQueryData(queryKey, part);
      void client.invalidateQueries({ queryKey: ['activity', campaign] });
    },
    // Both are asked in a dialog, which says what went wrong; what another tab has done shows behind it.
    onError: () => void client.invalidateQueries({ queryKey }),
  };
  const enter = useMutation({
    mutationFn: ({ declarations, ...entry }: Entry) =>
      callApi('activity/enter', { campaign, declarations: [...declarations], ...entry }, IN_PLACE),
    ...settled,
  });
  const withdraw = useMutation({ mutationFn: () => callApi('activity/withdraw', { campaign }, IN_PLACE), ...settled });
  return { signedIn, part: query.data, failed: query.isError, retry: () => void query.refetch(), enter, withdraw };
}

export type Own = ReturnType<typeof useOwnPart>;
