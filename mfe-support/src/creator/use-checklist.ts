import { STORY_FILTER } from '@myfiction/shared/contract/story-options.ts';
import { callApi, type UseQueryResult, useQuery, useUser } from '@myfiction/shared/host.ts';
import { type Check, checklist } from './checklist.ts';

/** As many as one answer brings: what an author has done may be longer ago than a page of stories. */
const MOST = 100;

/** The checklist of the author who is signed in; nothing is asked when nobody is. */
export function useChecklist(): UseQueryResult<Check[]> {
  const user = useUser();
  const penName = user?.uname ?? '';
  return useQuery({
    queryKey: ['creator', 'checklist', user?.uid, penName],
    enabled: user !== null,
    queryFn: async () => {
      const ask = (filter: 0 | 1) => callApi('story/list', { filter, sort: 'updated', limit: MOST }, { silent: true });
      const [ongoing, completed, payment] = await Promise.all([
        ask(STORY_FILTER.ongoing),
        ask(STORY_FILTER.completed),
        callApi('payment/get', {}, { silent: true }),
      ]);
      const stories = [...ongoing.items, ...completed.items];
      const [first] = stories;
      const story = first ? await callApi('story/get', { story_id: first.story_id }, { silent: true }) : null;
      return checklist({ penName, stories, story, payment });
    },
  });
}
