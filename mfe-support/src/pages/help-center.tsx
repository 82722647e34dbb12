import { createRemotePage } from '@myfiction/shared/host.ts';
import { HelpCenterPage } from '../help/help-center-page.tsx';
import { messages } from '../i18n/messages.ts';

export default createRemotePage(HelpCenterPage, { messages });
