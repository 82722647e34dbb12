import { createRemotePage } from '@myfiction/shared/host.ts';
import { CampaignPage } from '../campaign-page.tsx';
import { messages } from '../i18n/messages.ts';

export default createRemotePage(CampaignPage, { messages });
