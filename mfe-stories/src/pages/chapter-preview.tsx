import { createRemotePage } from '@myfiction/shared/host.ts';
import { messages } from '../i18n/messages.ts';
import { messages as previewMessages } from '../preview/i18n/messages.ts';
import { PreviewPage } from '../preview/preview-page.tsx';

export default createRemotePage(PreviewPage, { messages: [messages, previewMessages] });
