import type { ApiClient } from './api-client.ts';

/** The id of the caller's ongoing story called `title`. Asked for by name: journeys add stories, and a list has pages. */
export async function storyNamed(api: ApiClient, title: string): Promise<string> {
  const { items } = await api.expect('story/list', { filter: 0, q: title });
  const story = items.find((each) => each.title === title);
  if (!story) throw new Error(`No ongoing story is called ${title}.`);
  return story.story_id;
}
