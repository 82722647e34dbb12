import { queryClient } from '@myfiction/shared/host.ts';
import type { ApiHandlers } from '@myfiction/shared/testing/fake-api.ts';
import { renderPage } from '@myfiction/shared/testing/render-page.tsx';
import { screen, waitFor, within } from '@testing-library/react';
import { messages } from '../../i18n/messages.ts';
import { makeStoryDetail } from '../../test-data.ts';
import { StoryDetailPage } from '../story-detail-page.tsx';

export const STORY_PATH = `/my-stories/detail?id=${makeStoryDetail().story_id}`;

/** Opens story management and waits for the list. */
export async function openStory(handlers: ApiHandlers, path = STORY_PATH) {
  const page = renderPage(<StoryDetailPage />, { path, messages, apiHandlers: handlers });
  await screen.findByRole('table');
  return page;
}

/** The titles in the list, from above, with the headings of volumes in brackets. */
export function listedTitles(): string[] {
  return screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => {
      const link = within(row).queryAllByRole('link')[0];
      const heading = within(row).queryAllByRole('button', { expanded: true })[0];
      return link?.textContent ?? `[${heading?.textContent ?? row.textContent}]`;
    });
}

export const rowOf = (title: string) => screen.getByRole('row', { name: new RegExp(`(^|\\s)${title}(\\s|$)`) });

/** Nothing is on its way any more: what one test began must not end in the next. */
export async function settled(): Promise<void> {
  await waitFor(() => expect(queryClient.isMutating() + queryClient.isFetching()).toBe(0));
}
