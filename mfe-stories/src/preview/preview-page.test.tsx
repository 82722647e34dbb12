import { getToasts, setAnalyticsSink } from '@myfiction/shared/host.ts';
import { apiFailure } from '@myfiction/shared/testing/api-failure.ts';
import { renderPage } from '@myfiction/shared/testing/render-page.tsx';
import { screen, waitFor, within } from '@testing-library/react';
import { messages } from '../i18n/messages.ts';
import { makeChapter, makeChapterDetail, makeStoryDetail } from '../test-data.ts';
import { messages as previewMessages } from './i18n/messages.ts';
import { PreviewPage } from './preview-page.tsx';

const open = (change: Parameters<typeof makeChapterDetail>[0] = {}, story = makeStoryDetail()) => {
  const chapter = makeChapterDetail(change);
  return renderPage(<PreviewPage />, {
    path: `/my-stories/chapter/view?id=${chapter.chapter_id}`,
    messages: [messages, previewMessages],
    apiHandlers: { 'chapter/get': () => chapter, 'story/get': () => story },
  });
};

it('shows the chapter with its notes as readers get it, and what to look at before publishing', async () => {
  open({ warning: 'Fire.', note_before: 'Thank you all.', note_after: 'More on Friday.', words: 1240 });
  expect(await screen.findByRole('heading', { name: 'The Letter He Never Sent' })).toBeInTheDocument();
  for (const text of ['Chapter 48', 'She let go.', 'Fire.', 'Thank you all.', 'More on Friday.', 'About 6 minutes']) {
    expect(screen.getByText(text)).toBeInTheDocument();
  }
  expect(screen.getByText('1,240 words, a comfortable length.')).toBeInTheDocument();
  expect(screen.getByText('This chapter has its own warning.')).toBeInTheDocument();
});

it('tells which chapter of which story is shown', async () => {
  const tracked = jest.fn();
  setAnalyticsSink(tracked);
  open();
  await screen.findByRole('heading', { name: 'The Letter He Never Sent' });
  const { story_id, chapter_id, position } = makeChapterDetail();
  expect(tracked).toHaveBeenCalledWith('chapter_shown', { story_id, chapter_id, chapter_order_id: position });
  setAnalyticsSink(undefined);
});

it('knows the warnings of the story', async () => {
  open();
  expect(await screen.findByText('2 trigger warnings are set for the story.')).toBeInTheDocument();
});

it('leads back to the text', async () => {
  open();
  for (const link of await screen.findAllByRole('link', { name: 'Back to writing' })) {
    expect(link).toHaveAttribute('href', `/my-stories/chapter/edit?id=${makeChapterDetail().chapter_id}`);
  }
});

it('changes screen, colour and size, and looks the same at the next visit', async () => {
  const first = open();
  await first.person.click(await screen.findByRole('radio', { name: 'Dark' }));
  await first.person.click(screen.getByRole('button', { name: 'Larger text' }));
  await first.person.click(screen.getByRole('radio', { name: '360' }));
  first.unmount();
  open();
  expect(await screen.findByRole('radio', { name: 'Dark' })).toBeChecked();
  expect(screen.getByText('20')).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'The chapter as readers see it' })).toHaveStyle({ width: '3.82rem' });
});

it('offers to publish what readers do not have, unless the server would refuse it', async () => {
  const draft = open();
  expect(await screen.findByRole('button', { name: 'Publish' })).toBeEnabled();
  draft.unmount();
  const untitled = open({ title: '', chapter_id: '01930000-0000-7000-8000-0000000000a2' });
  expect(await screen.findByRole('button', { name: 'Publish' })).toBeDisabled();
  expect(screen.getByText('The chapter has no title. Readers find chapters by it.')).toBeInTheDocument();
  untitled.unmount();
});

it('offers to publish nothing while the completion is in review, and says so', async () => {
  open({ chapter_id: '01930000-0000-7000-8000-0000000000a3' }, makeStoryDetail({ completion_status: 20 }));
  expect(await screen.findByText(/^An editor is checking the completion of this story/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Publish' })).toBeDisabled();
});

it('publishes the text that it shows and goes to the story', async () => {
  const page = open();
  const chapter = makeChapterDetail();
  page.api.use({
    'chapter/list': () => ({ items: [], next_cursor: null, counts: { draft: 1, scheduled: 0, published: 0 } }),
    'chapter/publish': () => ({
      chapter: makeChapter({ status: 'published', published_at: '2025-11-22T20:50:00.000Z' }),
      first_publish: false,
    }),
  });
  await page.person.click(await screen.findByRole('button', { name: 'Publish' }));
  const dialog = within(await screen.findByRole('dialog'));
  await page.person.click(dialog.getByRole('button', { name: /^Publish/ }));
  await waitFor(() => expect(page.location()).toBe(`/my-stories/detail?id=${chapter.story_id}`));
  expect(page.api.callsOf('chapter/publish')[0]?.fields).toMatchObject({
    chapter_id: chapter.chapter_id,
    base_revision: chapter.revision,
  });
});

it('has nothing to publish where readers have this version', async () => {
  open({ status: 'published', published_at: '2025-11-21T08:00:00.000Z' });
  expect(await screen.findByText('Readers see this version.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Publish' })).not.toBeInTheDocument();
});

it('says that a chapter is not here', async () => {
  open().api.use({ 'chapter/get': () => apiFailure('notFound') });
  expect(await screen.findByRole('heading', { name: 'This chapter is not here' })).toBeInTheDocument();
  expect(getToasts()).toEqual([]);
});

it('shows the shape of the page while the chapter is loaded, and says so', async () => {
  const { container } = renderPage(<PreviewPage />, {
    path: '/my-stories/chapter/view?id=01930000-0000-7000-8000-0000000000a3',
    messages: [messages, previewMessages],
    apiHandlers: { 'chapter/get': () => new Promise(() => undefined) },
  });
  expect(await screen.findByText('Loading the chapter')).toBeInTheDocument();
  expect(container.querySelector('main [aria-busy="true"]')).toBeInTheDocument();
});

it('says in which language the chapter is', async () => {
  open({ story_language: 'es', title: 'La carta' });
  expect(await screen.findByRole('heading', { name: 'La carta' })).toHaveAttribute('lang', 'es');
});
