import { renderPage } from '@myfiction/shared/testing/render-page.tsx';
import { screen } from '@testing-library/react';
import { messages } from './i18n/messages.ts';
import { PaymentInfoPage } from './payment-info-page.tsx';

test('says what it holds and leads on', () => {
  renderPage(<PaymentInfoPage />, { path: '/tax-info-settings', messages });
  expect(screen.getByRole('heading', { name: 'Where your money goes' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See your monthly bill' })).toHaveAttribute('href', '/monthly-bill');
});
