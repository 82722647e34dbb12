import { screen } from '@testing-library/react';
import { renderShell, resetShell } from '../testing/render-shell.tsx';
import { NotFoundPage } from './not-found-page.tsx';

beforeEach(resetShell);

test('says what happened and leads on', async () => {
  await renderShell(<NotFoundPage />, '/nowhere');
  expect(screen.getByRole('heading', { level: 1, name: 'This page is missing from the book' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('link', { name: 'My Stories' })).toHaveAttribute('href', '/my-stories');
  expect(screen.getByRole('link', { name: 'Help Center' })).toHaveAttribute('href', '/help-center');
});
