import { createRemotePage } from '@myfiction/shared/host.ts';
import { loadProseFont } from '@myfiction/shared/ui.ts';
import { messages } from '../i18n/messages.ts';
import { LoginPage } from '../sign-in/login-page.tsx';

export default createRemotePage(LoginPage, { messages, prefetch: loadProseFont });
