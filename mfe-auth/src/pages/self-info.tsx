import { createRemotePage } from '@myfiction/shared/host.ts';
import { messages } from '../i18n/messages.ts';
import { SelfInfoPage } from '../profile/self-info-page.tsx';

export default createRemotePage(SelfInfoPage, { messages });
