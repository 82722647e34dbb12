import type { ContestState } from '@myfiction/shared/contract/calls/activity.ts';
import { type ContestDates, type ContestPhase, phaseAt } from '@myfiction/shared/contract/campaign.ts';
import { callApi, useNow, useQuery, useQueryClient } from '@myfiction/shared/host.ts';
import { useEffect } from 'react';

export interface Contest {
  state: ContestState | undefined;
  /** By the server's clock, also while the page stays open. */
  phase: ContestPhase | undefined;
  /** Until the server answers: by the dates that the page knows and the device's clock, to hold the places of what comes. */
  expected: ContestPhase | undefined;
  nowMs: number;
  failed: boolean;
  retry: () => void;
}

/** A contest as the server has it. The device's clock only measures how long ago the server was asked. */
export function useContest(campaign: string, dates: ContestDates | undefined): Contest {
  const client = useQueryClient();
  const { data, dataUpdatedAt, isError, refetch } = useQuery({
    queryKey: ['activity', campaign],
    queryFn: () => callApi('activity/get', { campaign }),
  });
  const deviceNowMs = useNow();
  const nowMs = data ? Date.parse(data.now) + Math.max(0, deviceNowMs - dataUpdatedAt) : deviceNowMs;
  const phase = data && phaseAt(data.dates, nowMs);
  const expected = phase ?? (dates && !isError ? phaseAt(dates, deviceNowMs) : undefined);
  const moved = data !== undefined && phase !== data.phase;
  useEffect(() => {
    // The stories that can be chosen change with the phase, too.
    if (moved) void refetch().then(() => client.invalidateQueries({ queryKey: ['activity-own', campaign] }));
  }, [moved, refetch, client, campaign]);
  return { state: data, phase, expected, nowMs, failed: isError && !data, retry: () => void refetch() };
}
