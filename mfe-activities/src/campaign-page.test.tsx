import { renderPage } from '@myfiction/shared/testing/render-page.tsx';
import { screen } from '@testing-library/react';
import { CampaignPage } from './campaign-page.tsx';
import { CAMPAIGN_IDS, CAMPAIGNS } from './campaigns.ts';
import { messages } from './i18n/messages.ts';

test.each(CAMPAIGN_IDS)('%s has its name and leads to the studio', (id) => {
  renderPage(<CampaignPage />, { path: CAMPAIGNS[id].path, messages, user: null });
  expect(screen.getByRole('main')).toContainElement(screen.getByRole('heading', { name: messages.en[`${id}.title`] }));
  expect(screen.getByRole('link', { name: 'Open the studio' })).toHaveAttribute('href', '/');
});

test('a slash at the end changes nothing', () => {
  renderPage(<CampaignPage />, { path: '/activity/AEHunt/', messages, user: null });
  expect(screen.getByRole('heading', { name: 'AE Hunt' })).toBeInTheDocument();
});
