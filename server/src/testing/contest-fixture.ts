import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PublishedContest } from '@myfiction/shared/contract/campaign.ts';

/** Open when the test clock begins. */
export const TIDE_CONTEST: PublishedContest = {
  id: 'tide-contest',
  path: '/activity/TideContest',
  titles: { en: 'Tide Contest', es: 'Concurso de la marea' },
  dates: {
    opens: '2026-03-02T00:00:00Z',
    closes: '2026-03-10T00:00:00Z',
    shortlist: '2026-03-20T00:00:00Z',
    winners: '2026-03-30T00:00:00Z',
  },
  rules: { language: 'en', min_chapters: 1 },
  categories: ['short', 'long'],
  declarations: ['own-work', 'adult'],
};

/** A manifest with this contest; gives its path, for `campaignsFile`. */
export function writeCampaignsFile(): string {
  const file = join(mkdtempSync(join(tmpdir(), 'campaigns-')), 'remote.json');
  writeFileSync(file, JSON.stringify({ campaigns: [TIDE_CONTEST] }));
  return file;
}
