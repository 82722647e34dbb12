import { renderPage } from '@myfiction/shared/testing/render-page.tsx';
import { screen } from '@testing-library/react';
import { messages } from './i18n/messages.ts';
import { InboxPage } from './inbox-page.tsx';

test('says what it holds and leads on', () => {
  renderPage(<InboxPage />, { path: '/inbox', messages });
  expect(screen.getByRole('heading', { name: 'Letters to you' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/');
});
