import { createRemotePage } from '@myfiction/shared/host.ts';
import { messages } from '../i18n/messages.ts';
import { messages as importMessages } from '../import/i18n/messages.ts';
import { ImportPage } from '../import/screen/import-page.tsx';

export default createRemotePage(ImportPage, { messages: [messages, importMessages] });
