import { createRemotePage } from '@myfiction/shared/host.ts';
import { loadProseFont } from '@myfiction/shared/ui.ts';
import { EmailPage } from '../email/email-page.tsx';
import { messages } from '../i18n/messages.ts';

export default createRemotePage(EmailPage, { messages, prefetch: loadProseFont });
