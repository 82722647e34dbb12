import { renderPage } from '@myfiction/shared/testing/render-page.tsx';
import { screen } from '@testing-library/react';
import { messages } from '../i18n/messages.ts';
import { makeStoryDetail } from '../test-data.ts';
import { ApplicationPage } from './application-page.tsx';

const open = (where: string, change: Parameters<typeof makeStoryDetail>[0]) =>
  renderPage(<ApplicationPage />, {
    path: `${where}?id=${makeStoryDetail().story_id}`,
    messages,
    apiHandlers: { 'story/get': () => makeStoryDetail(change) },
  });

it('tells where the contract stands by its label, what it means and what comes next', async () => {
  open('/book-apply/contract/view', { contract_status: 20 });
  expect(await screen.findByRole('heading', { name: 'Check Review Process' })).toBeInTheDocument();
  expect(screen.getByText('An editor is reading your story and your application.')).toBeInTheDocument();
  expect(screen.getByText('You read it and sign online')).toBeInTheDocument();
});

it('tells the same of paid reading, and promises nothing more once it is active', async () => {
  open('/book-apply/enterV/view', { pay_to_read_status: 22 });
  expect(await screen.findByRole('heading', { name: 'View Pay-to-Read Information' })).toBeInTheDocument();
  expect(screen.queryByText('What comes next')).not.toBeInTheDocument();
});
