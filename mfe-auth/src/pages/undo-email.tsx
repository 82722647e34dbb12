import { createRemotePage } from '@myfiction/shared/host.ts';
import { loadProseFont } from '@myfiction/shared/ui.ts';
import { messages } from '../i18n/messages.ts';
import { undoEmailMessages } from '../i18n/undo-email-messages.ts';
import { UndoEmailPage } from '../undo-email/undo-email-page.tsx';

export default createRemotePage(UndoEmailPage, { messages: [undoEmailMessages, messages], prefetch: loadProseFont });
