import { renderPage } from '@myfiction/shared/testing/render-page.tsx';
import { translationProblems } from '@myfiction/shared/testing/translation-problems.ts';
import { screen } from '@testing-library/react';
import type { Campaign } from './campaign.ts';
import { messagesOf } from './campaign.ts';
import { flatten } from './campaign-texts.ts';
import { CAMPAIGNS_FOLDER, listCampaigns } from './list-campaigns.ts';
import { CampaignPage } from './page/campaign-page.tsx';

const listed = listCampaigns();
const load = (id: string): Campaign => jest.requireActual(`${CAMPAIGNS_FOLDER}/${id}/campaign.ts`).default;

describe.each(listed.map((each) => [each.id, each] as const))('%s', (id, file) => {
  const campaign = load(id);

  test('is itself, with a text for all that its contest names', () => {
    expect(campaign.id).toBe(id);
    expect(Object.keys(campaign.en.categories)).toEqual(file.contest?.categories ?? []);
    expect(Object.keys(campaign.en.declarations)).toEqual(file.contest?.declarations ?? []);
    expect(campaign.en.facts).toHaveLength(file.kind === 'contest' ? 1 : 3);
    if (file.kind === 'winners') expect(campaign.en.winners.length).toBeGreaterThan(0);
    else expect(campaign.en.amounts).toHaveLength(3);
  });

  test('is complete in Spanish', async () => {
    const { default: spanish } = await campaign.loadEs();
    expect(translationProblems(flatten(campaign.en), flatten(spanish))).toEqual([]);
  });

  test('shows its poster and all that it says', async () => {
    const state = file.contest && {
      now: file.contest.dates.winners,
      phase: 'closed' as const,
      dates: file.contest.dates,
      entries: 3,
      winners: [],
    };
    renderPage(<CampaignPage campaign={campaign} />, {
      path: file.path,
      messages: messagesOf(campaign),
      user: null,
      apiHandlers: state ? { 'activity/get': () => state } : {},
    });
    const heading = (name: string) => name.replace(/\s+/g, ' ') === campaign.en.heading.replace('\n', ' ');
    // The shell has the way past the navigation.
    expect(screen.queryByRole('link', { name: 'Skip to the content' })).not.toBeInTheDocument();
    expect(screen.getByRole('main')).toContainElement(screen.getByRole('heading', { level: 1, name: heading }));
    if (file.contest) expect(await screen.findByText('The contest is over')).toBeInTheDocument();
    for (const { title } of campaign.en.rules) expect(screen.getByText(title)).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: campaign.en.closing })).toBeInTheDocument();
  });
});
