import { callApi, type UseQueryResult, useQuery, useUser } from '@myfiction/shared/host.ts';
import { type Check, checklist } from './checklist.ts';

/** The checklist of the author who is signed in; nothing is asked when nobody is. */
export function useChecklist(): UseQueryResult<Check[]> {
  const user = useUser();
  const penName = user?.uname ?? '';
  return useQuery({
    queryKey: ['creator', 'checklist', user?.uid, penName],
    enabled: user !== null,
    queryFn: async () => {
      const [{ items }, payment] = await Promise.all([
        callApi('story/list', { filter: 0, sort: 'updated' }, { silent: true }),
        callApi('payment/get', {}, { silent: true }),
      ]);
      const [first] = items;
      const story = first ? await callApi('story/get', { story_id: first.story_id }, { silent: true }) : null;
      return checklist({ penName, stories: items, story, payment });
    },
  });
}
