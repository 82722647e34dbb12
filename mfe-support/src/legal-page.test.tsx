import { renderPage } from '@myfiction/shared/testing/render-page.tsx';
import { screen } from '@testing-library/react';
import { messages } from './i18n/messages.ts';
import { LegalPage } from './legal-page.tsx';

test.each([
  ['/legal/content-agreement', 'Content Agreement'],
  ['/legal/content-guidelines', 'Content Guidelines'],
  ['/legal/terms-and-conditions', 'Terms and Conditions'],
  ['/legal/privacy-policy/', 'Privacy Policy'],
  ['/legal/trigger-warnings', 'Trigger Warnings'],
])('%s is the %s', (path, title) => {
  renderPage(<LegalPage />, { path, messages, user: null });
  expect(screen.getByRole('heading', { name: title })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Open the Help Center' })).toHaveAttribute('href', '/help-center');
});
