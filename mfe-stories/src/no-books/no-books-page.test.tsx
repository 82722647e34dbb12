import { useAppStore } from '@myfiction/shared/host.ts';
import { renderPage } from '@myfiction/shared/testing/render-page.tsx';
import { screen } from '@testing-library/react';
import { messages } from '../i18n/messages.ts';
import { NoBooksPage } from './no-books-page.tsx';

const config = {
  server_time_ms: 0,
  support_email: 'help@example.com',
  app_id: '1',
  package_name: 'com.example',
  feedback_url: '',
  store_links: { google_play: 'https://play.google.com/store/apps/details?id=com.example', app_store: '' },
  login_providers: [],
  region_hosts: [],
};

it('leads to the stores that are configured and to help, signed in or not', () => {
  useAppStore.setState({ systemConfig: config });
  renderPage(<NoBooksPage />, { path: '/no-books', user: null, messages });
  expect(screen.getByRole('heading', { name: 'The studio is not available here' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /Google Play/ })).toHaveAttribute('href', config.store_links.google_play);
  expect(screen.queryByRole('link', { name: /App Store/ })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Help Center' })).toHaveAttribute('href', '/help-center');
});
