import type { ApplicationView } from '@myfiction/shared/contract/calls/application.ts';
import { getToasts } from '@myfiction/shared/host.ts';
import { apiFailure } from '@myfiction/shared/testing/api-failure.ts';
import type { ApiHandlers } from '@myfiction/shared/testing/fake-api.ts';
import { renderPage } from '@myfiction/shared/testing/render-page.tsx';
import { screen, waitFor } from '@testing-library/react';
import { messages } from '../../i18n/messages.ts';
import { makeChapter, makeStoryDetail } from '../../test-data.ts';
import { makeApplication } from '../testing/make-application.ts';
import CompletionDialog from './completion-dialog.tsx';

const story = makeStoryDetail();
const idOf = (n: number) => `01930000-0000-7000-8000-${String(n).padStart(12, '0')}`;
const completion = (change: Partial<ApplicationView> = {}) =>
  makeApplication({ kind: 'completion', eligibility: [], counted_words: 84_310, ...change });

const open = (view: ApplicationView, handlers: ApiHandlers = {}, of = story) => {
  const onClose = jest.fn();
  const page = renderPage(<CompletionDialog story={of} onClose={onClose} />, {
    messages,
    apiHandlers: { 'application/get': () => view, ...handlers },
  });
  return { ...page, onClose };
};

it('warns with the words of the specification, tells the bonus, and asks for a tick and the title', async () => {
  const sent = completion({ status: 20, form: { kind: 'completion', confirmed: true, title: story.title } });
  const page = open(completion(), { 'application/submit': () => sent });
  expect(
    await screen.findByText(
      'You are submitting an application for completion. Once you confirm, the story cannot be edited or updated. The current word count will be considered as the total word count and will be used as the basis for the Completion Bonus.',
    ),
  ).toBeInTheDocument();
  expect(screen.getByText('84,310')).toBeInTheDocument();
  expect(screen.getByText('$100.00')).toBeInTheDocument();
  const apply = screen.getByRole('button', { name: 'Apply for Completion' });
  await page.person.type(screen.getByLabelText('Title of the story'), 'the moon');
  await page.person.click(apply);
  expect(screen.getByText('Tick this to go on.')).toBeInTheDocument();
  expect(screen.getByText('This is not the title of the story.')).toBeInTheDocument();
  await page.person.click(screen.getByRole('checkbox'));
  await page.person.type(screen.getByLabelText('Title of the story'), ' between us');
  await page.person.click(apply);
  await waitFor(() => expect(page.onClose).toHaveBeenCalled());
  expect(getToasts().map(({ text }) => text)).toContain('Application submitted.');
});

it.each([
  ['warns of', 0, 1],
  ['warns of', 10, 1],
  ['knows no', 20, 0],
  ['knows no', 30, 0],
] as const)('%s a contract that is out of reach afterwards: status %d', async (_, contract_status, warnings) => {
  open(completion(), {}, makeStoryDetail({ contract_status }));
  await screen.findByRole('checkbox');
  expect(screen.queryAllByText(/^This story has no contract\. Once it is completed/)).toHaveLength(warnings);
});

it('tells a refusal once, and keeps what was typed', async () => {
  const page = open(completion(), { 'application/submit': () => apiFailure('tooManyRequests') });
  await page.person.click(await screen.findByRole('checkbox'));
  await page.person.type(screen.getByLabelText('Title of the story'), story.title);
  await page.person.click(screen.getByRole('button', { name: 'Apply for Completion' }));
  expect(await screen.findByText(/^Too many tries\./)).toBeInTheDocument();
  expect(getToasts()).toEqual([]);
  expect(page.onClose).not.toHaveBeenCalled();
  expect(screen.getByLabelText('Title of the story')).toHaveValue(story.title);
});

it('says what is missing where that has changed since it was opened', async () => {
  let view = completion();
  const page = open(view, {
    'application/get': () => view,
    'application/submit': () => apiFailure('notEligible'),
    'chapter/list': () => ({ items: [], next_cursor: null, counts: { draft: 0, scheduled: 1, published: 47 } }),
    'trash/list': () => ({ items: [] }),
  });
  await page.person.click(await screen.findByRole('checkbox'));
  await page.person.type(screen.getByLabelText('Title of the story'), story.title);
  view = completion({ eligibility: [{ rule: 'nothing-scheduled', met: false, have: 1, need: 0 }] });
  await page.person.click(screen.getByRole('button', { name: 'Apply for Completion' }));
  expect(await screen.findByText('This story cannot apply yet. The page says what is missing.')).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'Go to the chapters' })).toBeInTheDocument();
});

it('lists what is still scheduled or a draft, each with the way to it, and offers nothing else', async () => {
  open(completion({ eligibility: [{ rule: 'nothing-in-draft', met: false, have: 3, need: 0 }] }), {
    'chapter/list': () => ({
      items: [makeChapter(), makeChapter({ chapter_id: idOf(2), title: 'Edited', status: 'published', staged: true })],
      next_cursor: null,
      counts: { draft: 1, scheduled: 0, published: 47 },
    }),
    'trash/list': () => ({
      items: [
        {
          chapter_id: idOf(3),
          title: 'Thrown away',
          words: 900,
          trashed_at: '2026-11-20T08:00:00.000Z',
          deleted_at: '2026-12-20T08:00:00.000Z',
        },
      ],
    }),
  });
  expect(await screen.findByRole('link', { name: 'The Letter He Never Sent' })).toHaveAttribute(
    'href',
    expect.stringContaining('/my-stories/chapter/edit?id='),
  );
  expect(screen.getByRole('link', { name: 'Edited' })).toHaveAttribute('href', expect.stringContaining('/update?id='));
  expect(await screen.findByRole('link', { name: 'Thrown away' })).toHaveAttribute(
    'href',
    expect.stringContaining('&view=trash'),
  );
  expect(screen.getByRole('button', { name: 'Apply for Completion' })).toBeDisabled();
  expect(screen.queryByLabelText('Title of the story')).not.toBeInTheDocument();
});

it('shows the course once it is sent', async () => {
  open(completion({ status: 20, next_actor: 'editor' }));
  expect(await screen.findByRole('dialog', { name: 'We are checking the story' })).toBeInTheDocument();
  expect(screen.getByRole('list', { name: 'Course of the application' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Withdraw the application' })).toBeInTheDocument();
});
