import { useAppStore } from '@myfiction/shared/host.ts';
import { screen } from '@testing-library/react';
import { renderShell, resetShell } from '../testing/render-shell.tsx';
import { SupportFooter } from './support-footer.tsx';

beforeEach(resetShell);

test('names who is behind the pages; stores and networks only where they are configured', async () => {
  useAppStore.setState({
    systemConfig: {
      server_time_ms: 0,
      support_email: 'help@example.com',
      app_id: '',
      package_name: '',
      feedback_url: '',
      store_links: { google_play: 'https://play.google.com/store/apps/details?id=fiction', app_store: '' },
      social_links: { facebook: '', instagram: 'https://instagram.com/fiction', twitter: '' },
      login_providers: [],
      region_hosts: [],
    },
  });
  await renderShell(<SupportFooter />, '/help-center');
  expect(screen.getByRole('link', { name: 'About us' })).toHaveAttribute('data-area', 'about_us');
  expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', 'mailto:help@example.com');
  expect(screen.getByRole('link', { name: /Instagram/ })).toHaveAttribute('href', 'https://instagram.com/fiction');
  expect(screen.getByRole('link', { name: /Google Play/ })).toHaveAttribute(
    'href',
    expect.stringContaining('play.google.com'),
  );
  expect(screen.queryByRole('link', { name: /App Store|Facebook|Twitter/ })).not.toBeInTheDocument();
});
