import { createRemotePage } from '@myfiction/shared/host.ts';
import { messages } from '../import/i18n/messages.ts';
import { ImportPage } from '../import/screen/import-page.tsx';

export default createRemotePage(ImportPage, { messages });
