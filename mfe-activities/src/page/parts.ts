import type { Campaign } from '../campaign.ts';
import type { CampaignTexts } from '../campaign-texts.ts';
import type { Palette } from '../theme/themes.ts';

export interface PartsProps {
  campaign: Campaign;
  texts: CampaignTexts;
  palette: Palette;
}
