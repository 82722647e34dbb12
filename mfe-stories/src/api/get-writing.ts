import type { HomeOverview, WritingProgress } from '@myfiction/shared/contract/calls/writing.ts';
import { authorZone, callApi, useMutation, useQuery, useQueryClient } from '@myfiction/shared/host.ts';
import { storyKeys } from './story-keys.ts';

/** Below the stories' prefix: whatever changes a chapter changes the day's words. */
export const writingKey = [...storyKeys.all, 'writing'] as const;
/** Home's answer, which has the same beside all else. */
export const homeKey = [...storyKeys.all, 'home'] as const;

/** The server's clock may be a little behind the device's. */
const AFTER_MIDNIGHT_S = 10;

/** Until it is the next day by the author's clock, and its words are counted anew. */
export function untilTomorrowMs(): number {
  const now = Date.now();
  return new Date(now).setHours(24, 0, AFTER_MIDNIGHT_S, 0) - now;
}

/** The author's goal, and what was written on the last days by their clock. */
export function useWriting() {
  return useQuery({
    queryKey: writingKey,
    queryFn: ({ signal }) => callApi('writing/get', { zone: authorZone() }, { signal, silent: true }),
    refetchInterval: untilTomorrowMs,
  });
}

/** Sets the words a day that the author aims at, 0 for none. */
export function useSetDailyGoal() {
  return useSetWriting((goal: number) => callApi('writing/setGoal', { goal, zone: authorZone() }));
}

/** Sets the weekdays, 1 is Monday, that may pass without writing. */
export function useSetRestDays() {
  return useSetWriting((rest_days: number[]) => callApi('writing/setRestDays', { rest_days, zone: authorZone() }));
}

function useSetWriting<V>(mutationFn: (value: V) => Promise<WritingProgress>) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn,
    // One after the other: the last answer is that of the last change.
    scope: { id: writingKey.join(' ') },
    onSuccess: (writing) => {
      cache.setQueryData(writingKey, writing);
      cache.setQueryData<HomeOverview>(homeKey, (home) => home && { ...home, writing });
    },
  });
}
