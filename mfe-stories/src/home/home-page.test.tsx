import { apiFailure } from '@myfiction/shared/testing/api-failure.ts';
import type { ApiHandlers } from '@myfiction/shared/testing/fake-api.ts';
import { renderPage } from '@myfiction/shared/testing/render-page.tsx';
import { screen, within } from '@testing-library/react';
import { messages } from '../i18n/messages.ts';
import { makeChapterDetail, makeStory } from '../test-data.ts';
import { HomePage } from './home-page.tsx';

const chapter = makeChapterDetail();
const open = (items: ReturnType<typeof makeStory>[], handlers: ApiHandlers = {}, user = {}, completed = 0) =>
  renderPage(<HomePage />, {
    user,
    messages,
    apiHandlers: {
      'story/list': () => ({ items, next_cursor: null, counts: { ongoing: items.length, completed } }),
      ...handlers,
    },
  });

it('opens with the last sentence of the newest draft and the way back into it', async () => {
  open([makeStory(), makeStory({ story_id: chapter.chapter_id, write_chapter_id: chapter.chapter_id })], {
    'chapter/get': () => chapter,
  });
  expect(await screen.findByText('She let go.')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Chapter 48: The Letter He Never Sent' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Continue writing' })).toHaveAttribute(
    'href',
    `/my-stories/chapter/edit?id=${chapter.chapter_id}`,
  );
});

it('still leads into the draft when its text does not load', async () => {
  open([makeStory({ write_chapter_id: chapter.chapter_id })], { 'chapter/get': () => apiFailure('serverError') });
  expect(await screen.findByText('The chapter did not load.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Continue writing' })).toBeInTheDocument();
});

it('offers the next chapter when nothing is in draft', async () => {
  open([makeStory()]);
  expect(await screen.findByRole('link', { name: 'Write the next chapter' })).toHaveAttribute(
    'href',
    `/my-stories/chapter/new?story=${makeStory().story_id}`,
  );
});

describe('a new author', () => {
  const current = async () => within(await screen.findByRole('list')).getAllByRole('listitem');

  it('is shown the three steps, the next one with its action', async () => {
    open([], {}, { book_total: 0, uname: 'Noor' });
    const [name, story, publish] = await current();
    expect(name).toHaveTextContent('You write as Noor.');
    expect(story).toContainElement(screen.getByRole('link', { name: 'Create story' }));
    expect(publish).not.toContainElement(screen.queryByRole('link', { name: 'Write the first chapter' }));
  });

  it('goes on to the first chapter once the story is there', async () => {
    open([makeStory({ chapters_published: 0 })]);
    expect(await screen.findByRole('link', { name: 'Write the first chapter' })).toBeInTheDocument();
    expect(screen.getByText('“The Moon Between Us” has its place on your desk.')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Create story' })).not.toBeInTheDocument();
  });

  it('is no longer one after the first publish, nor with completed stories alone', async () => {
    const first = open([makeStory({ chapters_published: 1 })]);
    expect(await screen.findByRole('link', { name: 'Write the next chapter' })).toBeInTheDocument();
    first.unmount();
  });
});

it('congratulates without steps when all stories are completed', async () => {
  open([], {}, {}, 2);
  expect(await screen.findByRole('heading', { name: 'All your stories are completed' })).toBeInTheDocument();
  expect(screen.queryByText('Your first chapter, in three steps')).not.toBeInTheDocument();
});

it('greets a guest without a name', async () => {
  open([makeStory()], {}, { uname: 'Guest' });
  expect(await screen.findByRole('heading', { name: /^Good (morning|afternoon|evening)$/ })).toBeInTheDocument();
});

it('offers Retry when the stories do not load', async () => {
  let fails = true;
  const page = open([], {
    'story/list': () =>
      fails
        ? apiFailure('serverError')
        : { items: [makeStory()], next_cursor: null, counts: { ongoing: 1, completed: 0 } },
  });
  await screen.findByRole('heading', { name: 'Your studio did not load' });
  fails = false;
  await page.person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Write the next chapter' })).toBeInTheDocument();
});
