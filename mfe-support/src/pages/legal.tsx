import { createRemotePage } from '@myfiction/shared/host.ts';
import { messages } from '../i18n/messages.ts';
import { LegalPage } from '../legal/legal-page.tsx';

export default createRemotePage(LegalPage, { messages });
