export type CampaignKind = 'contest' | 'winners' | 'benefits';

/** The campaigns of the specification: page id → address and what kind of page it is. */
export const CAMPAIGNS = {
  essay: { path: '/activity/essay', kind: 'contest' },
  'bite-into-romance': { path: '/activity/BiteIntoRomance/essay', kind: 'contest' },
  'kiss-short-story-contest-ii': { path: '/activity/KissShortStoryContestII/essay', kind: 'contest' },
  'award-winning-competition': { path: '/activity/AwardWinningCompetition', kind: 'winners' },
  'award-short-story-ii': { path: '/activity/AwardShortStoryII', kind: 'winners' },
  'kiss-short-winning-competition': { path: '/activity/KissShortWinningCompetition', kind: 'winners' },
  'writer-benefits': { path: '/activity/WriterBenefits', kind: 'benefits' },
  'winner-announcement': { path: '/activity/WinnerAnnouncement', kind: 'winners' },
  'essay-competition-iii': { path: '/activity/EssayCompetitionIII', kind: 'contest' },
  'editor-benefits': { path: '/activity/EditorBenefits', kind: 'benefits' },
  'essay-competition-iv': { path: '/activity/EssayCompetitionIV', kind: 'contest' },
  'writer-benefits-ii': { path: '/activity/WriterBenefitsII', kind: 'benefits' },
  'love-story-contest': { path: '/activity/LoveStoryContest', kind: 'contest' },
  'ae-hunt': { path: '/activity/AEHunt', kind: 'contest' },
} as const satisfies Record<string, { path: string; kind: CampaignKind }>;

export type CampaignId = keyof typeof CAMPAIGNS;

export const CAMPAIGN_IDS = Object.keys(CAMPAIGNS).filter((id): id is CampaignId => id in CAMPAIGNS);

/** Which campaign an address belongs to. */
export function campaignAt(pathname: string): CampaignId | undefined {
  const bare = pathname.replace(/\/+$/, '');
  return CAMPAIGN_IDS.find((id) => CAMPAIGNS[id].path === bare);
}
