import { STORY_FILTER } from '@myfiction/shared/contract/story-options.ts';
import { useAppStore } from '@myfiction/shared/host.ts';
import { apiFailure } from '@myfiction/shared/testing/api-failure.ts';
import { renderPage } from '@myfiction/shared/testing/render-page.tsx';
import { storyFields } from '@myfiction/shared/testing/story-fields.ts';
import { screen, within } from '@testing-library/react';
import { linesOf } from '../content/blocks.ts';
import { resolveTarget } from '../content/link-targets.ts';
import { parseInline } from '../content/parse-inline.ts';
import { messages } from '../i18n/messages.ts';
import { CreatorSpacePage } from './creator-space-page.tsx';
import stages, { STAGE_IDS } from './stages.ts';

const path = '/subpages/creator-space';
const payment = {
  contract_name: null,
  payout: null,
  tax: { state: 'missing' as const, form: null, counting: null },
  next_payment: null,
  has_password: true,
  email: 'noor@example.com',
};

test('signed out it shows the guides of every stage and invites', async () => {
  const page = renderPage(<CreatorSpacePage />, { path, messages, user: null });
  expect(await screen.findByRole('region', { name: 'Before you publish' })).toBeInTheDocument();
  expect(screen.getAllByRole('region')).toHaveLength(STAGE_IDS.length);
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    expect.stringContaining('/login?redirect_url='),
  );
  expect(page.api.calls).toEqual([]);
});

test('signed in it shows what is done and where to do the rest', async () => {
  renderPage(<CreatorSpacePage />, {
    path,
    messages,
    user: { uname: 'Noor' },
    apiHandlers: {
      'story/list': () => ({ items: [], next_cursor: null, counts: { ongoing: 0, completed: 0 } }),
      'payment/get': () => payment,
    },
  });
  const card = await screen.findByRole('complementary', { name: 'Your checklist' });
  expect(await within(card).findByRole('link', { name: /pen name.*Done/i })).toBeInTheDocument();
  expect(within(card).getByRole('link', { name: /first story.*To do/i })).toHaveAttribute(
    'href',
    '/my-stories/book-info',
  );
  expect(within(card).getByText('1 of 10 done')).toBeInTheDocument();
});

test('what was done with a story that is completed is done', async () => {
  const story = {
    ...{ story_id: '01930000-0000-7000-8000-000000000001', title: 'The Tide Clock', genre: 'fantasy' as const },
    ...{ cover: '', author: 'Noor', completed: true, updated_at: '2026-03-01T08:00:00.000Z' },
    ...{ contract_status: 30 as const, pay_to_read_status: 0 as const, completion_status: 22 as const },
    ...{ write_chapter_id: null, next_scheduled: null, words: 84_000, reads: 9, reads_7_days: 0 },
    ...{ chapters_published: 47, chapters_scheduled: 0, chapters_draft: 0 },
    ...{ followers: 4, comments: 2, new_comments: 0 },
  };
  // What came after it fills the first page of the list.
  const others = Array.from({ length: 20 }, (_, at) => ({
    ...{ ...story, story_id: `01930000-0000-7000-8000-0000000001${at + 10}`, contract_status: 0 as const, words: 0 },
    chapters_published: 0,
  }));
  renderPage(<CreatorSpacePage />, {
    path,
    messages,
    user: { uname: 'Noor' },
    apiHandlers: {
      'story/list': ({ filter, limit = 20 }) => ({
        items: filter === STORY_FILTER.completed ? [...others, story].slice(0, limit) : [],
        next_cursor: null,
        counts: { ongoing: 0, completed: 21 },
      }),
      'story/get': () => ({
        ...story,
        ...{
          fields: storyFields(story.title),
          created_at: story.updated_at,
          revision: 1,
          paid: null,
          read_through: null,
        },
        ...{
          signed: true,
          title_fixed: false,
          language_fixed: true,
          note_defaults: { note_before: '', note_after: '' },
        },
      }),
      'payment/get': () => payment,
    },
  });
  const card = await screen.findByRole('complementary', { name: 'Your checklist' });
  for (const step of [/first story/, /synopsis/, /first chapter/, /published words/, /contract/]) {
    expect(await within(card).findByRole('link', { name: step })).toHaveAccessibleName(/Done$/);
  }
});

test('a checklist that cannot be loaded says so and can be asked for again', async () => {
  renderPage(<CreatorSpacePage />, {
    path,
    messages,
    apiHandlers: { 'story/list': () => apiFailure('serverError'), 'payment/get': () => apiFailure('serverError') },
  });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
  expect(useAppStore.getState().session).not.toBeNull();
});

test('no link of a guide is dead', () => {
  const parts = stages.flatMap(({ guides }) =>
    guides.flatMap(({ body }) => body.flatMap(linesOf).flatMap(parseInline)),
  );
  expect(parts.filter((part) => part.kind === 'link' && resolveTarget(part.target) === undefined)).toEqual([]);
});
