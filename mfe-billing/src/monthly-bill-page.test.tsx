import { renderPage } from '@myfiction/shared/testing/render-page.tsx';
import { screen } from '@testing-library/react';
import { messages } from './i18n/messages.ts';
import { MonthlyBillPage } from './monthly-bill-page.tsx';

test('says what it holds and leads on', () => {
  renderPage(<MonthlyBillPage />, { path: '/monthly-bill', messages });
  expect(screen.getByRole('heading', { name: 'Every month, to the cent' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go to My Stories' })).toHaveAttribute('href', '/my-stories');
});
