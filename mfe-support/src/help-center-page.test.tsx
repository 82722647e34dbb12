import { renderPage } from '@myfiction/shared/testing/render-page.tsx';
import { screen } from '@testing-library/react';
import { HelpCenterPage } from './help-center-page.tsx';
import { messages } from './i18n/messages.ts';

test('says what it holds and leads on', () => {
  renderPage(<HelpCenterPage />, { path: '/help-center', messages });
  expect(screen.getByRole('heading', { name: 'Answers, in plain words' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/');
});
