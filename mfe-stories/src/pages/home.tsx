import { createRemotePage } from '@myfiction/shared/host.ts';
import { HomePage } from '../home/home-page.tsx';
import { messages } from '../i18n/messages.ts';

export default createRemotePage(HomePage, { messages });
