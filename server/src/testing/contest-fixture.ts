import { fileURLToPath } from 'node:url';
import { publishedContests } from '@myfiction/shared/contract/campaign-schema.ts';
import manifest from './tide-contest.json';

/** A manifest with one contest, for the setting `campaignsFile`. */
export const TIDE_CONTEST_FILE = fileURLToPath(new URL('./tide-contest.json', import.meta.url));

const [contest] = publishedContests.parse(manifest).campaigns;
if (!contest) throw new Error(`${TIDE_CONTEST_FILE} holds no contest.`);

/** Open when the test clock begins. */
export const TIDE_CONTEST = contest;
