import { createRemotePage } from '@myfiction/shared/host.ts';
import { loadProseFont } from '@myfiction/shared/ui.ts';
import { profileMessages as messages } from '../i18n/profile-messages.ts';
import { SelfInfoPage } from '../profile/self-info-page.tsx';

export default createRemotePage(SelfInfoPage, { messages, prefetch: loadProseFont });
