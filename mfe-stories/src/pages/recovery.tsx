import { createRemotePage } from '@myfiction/shared/host.ts';
import { messages } from '../i18n/messages.ts';
import { messages as recoveryMessages } from '../recovery/i18n/messages.ts';
import { RecoveryPage } from '../recovery/recovery-page.tsx';

export default createRemotePage(RecoveryPage, { messages: [messages, recoveryMessages] });
