import { renderPage } from '@myfiction/shared/testing/render-page.tsx';
import { act, screen, waitFor } from '@testing-library/react';
import { chapterDetail, chapterText } from '../../editor/testing/chapters.ts';
import { messages } from '../../i18n/messages.ts';
import { makeChapter, makeStoryDetail } from '../../test-data.ts';
import { settled } from '../testing/open-story.tsx';
import { PublishOneDialog } from './publish-one-dialog.tsx';

afterEach(settled);

it('keeps what was chosen when the author comes back to the tab and the chapter is asked for again', async () => {
  const detail = chapterDetail(chapterText('One'), 4);
  const { api, person } = renderPage(
    <PublishOneDialog
      chapter={makeChapter({ chapter_id: detail.chapter_id, title: 'One' })}
      start="now"
      story={makeStoryDetail()}
      onClose={jest.fn()}
    />,
    {
      messages,
      apiHandlers: {
        'chapter/get': () => detail,
        'story/get': () => makeStoryDetail(),
        'chapter/list': () => ({ items: [], next_cursor: null, counts: { draft: 0, scheduled: 0, published: 0 } }),
      },
    },
  );
  const schedule = await screen.findByRole('radio', { name: /^Schedule/ });
  await person.click(schedule);
  await act(async () => void window.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(api.callsOf('chapter/get')).toHaveLength(2));
  await settled();
  expect(screen.getByRole('radio', { name: /^Schedule/ })).toBeChecked();
});
