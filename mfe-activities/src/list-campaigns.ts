import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type CampaignFile, campaignFile } from '@myfiction/shared/contract/campaign-schema.ts';

/** Each folder in it is a campaign. */
export const CAMPAIGNS_FOLDER = fileURLToPath(new URL('./campaigns', import.meta.url));

export interface ListedCampaign extends CampaignFile {
  id: string;
}

/** The campaigns as their folders declare them; for builds and tests. Throws for a file that is not as it must be. */
export function listCampaigns(folder = CAMPAIGNS_FOLDER): ListedCampaign[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => ({ id: name, ...readCampaign(`${folder}/${name}/campaign.json`) }))
    .sort((a, b) => a.id.localeCompare(b.id, 'en'));
}

function readCampaign(file: string): CampaignFile {
  const parsed = campaignFile.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map(({ path, message }) => `  - ${path.join('.')}: ${message}`);
  throw new Error(`${file}:\n${problems.join('\n')}`);
}
