import { createRemotePage } from '@myfiction/shared/host.ts';
import { messages } from '../i18n/messages.ts';
import { InboxPage } from '../inbox-page.tsx';

export default createRemotePage(InboxPage, { messages });
