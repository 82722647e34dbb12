import { DAY_MS } from '@myfiction/shared/contract/time-units.ts';
import { getSession } from '@myfiction/shared/host.ts';
import { apiFailure } from '@myfiction/shared/testing/api-failure.ts';
import { renderPage } from '@myfiction/shared/testing/render-page.tsx';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { chapterDetail, chapterText } from '../../editor/testing/chapters.ts';
import { messages } from '../../i18n/messages.ts';
import { makeChapter, makeStoryDetail } from '../../test-data.ts';
import { settled } from '../testing/open-story.tsx';
import { PublishOneDialog } from './publish-one-dialog.tsx';

afterEach(settled);

const detail = chapterDetail(chapterText('One'), 4);

const open = () =>
  renderPage(
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
        'chapter/schedule': () => apiFailure('sessionMissing'),
      },
    },
  );
const schedule = () => screen.findByRole('radio', { name: /^Schedule/ });

it('keeps what was chosen when the author comes back to the tab and the chapter is asked for again', async () => {
  const { api, person } = open();
  await person.click(await schedule());
  await act(async () => void window.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(api.callsOf('chapter/get')).toHaveLength(2));
  await settled();
  expect(await schedule()).toBeChecked();
});

it('keeps what was chosen when the session has ended', async () => {
  const { api, person, unmount } = open();
  await person.click(await schedule());
  const day = new Date(Date.now() + 9 * DAY_MS).toISOString().slice(0, 10);
  fireEvent.change(await screen.findByLabelText('Day'), { target: { value: day } });
  await person.click(screen.getByRole('button', { name: /^Schedule for/ }));
  await waitFor(() => expect(getSession()).toBeNull());
  expect(api.callsOf('chapter/schedule')).toHaveLength(1);
  unmount();
  open();
  expect(await schedule()).toBeChecked();
  expect(await screen.findByLabelText('Day')).toHaveValue(day);
});
