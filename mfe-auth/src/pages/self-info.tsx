import { createRemotePage } from '@myfiction/shared/host.ts';
import { profileMessages as messages } from '../i18n/profile-messages.ts';
import { SelfInfoPage } from '../profile/self-info-page.tsx';

export default createRemotePage(SelfInfoPage, { messages });
