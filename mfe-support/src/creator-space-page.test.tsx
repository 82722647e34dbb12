import { renderPage } from '@myfiction/shared/testing/render-page.tsx';
import { screen } from '@testing-library/react';
import { CreatorSpacePage } from './creator-space-page.tsx';
import { messages } from './i18n/messages.ts';

test('says what it holds and leads on', () => {
  renderPage(<CreatorSpacePage />, { path: '/subpages/creator-space', messages });
  expect(screen.getByRole('heading', { name: 'Learn the craft of the serial' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Create story' })).toHaveAttribute('href', '/my-stories/book-info');
});
