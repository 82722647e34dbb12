import { renderPage } from '@myfiction/shared/testing/render-page.tsx';
import { screen } from '@testing-library/react';
import { CommentsPage } from './comments-page.tsx';
import { messages } from './i18n/messages.ts';

test('says what it holds and leads on', () => {
  renderPage(<CommentsPage />, { path: '/comments', messages });
  expect(screen.getByRole('heading', { name: 'What readers say, in one place' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go to My Stories' })).toHaveAttribute('href', '/my-stories');
});
