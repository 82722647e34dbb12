import { createRemotePage } from '@myfiction/shared/host.ts';
import { ApplicationPage } from '../applications/application-page.tsx';
import { messages } from '../i18n/messages.ts';

export default createRemotePage(ApplicationPage, { messages });
