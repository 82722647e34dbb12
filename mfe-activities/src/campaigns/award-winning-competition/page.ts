import { campaignPage } from '../../page/campaign-page.tsx';
import campaign from './campaign.ts';

export default campaignPage(campaign);
