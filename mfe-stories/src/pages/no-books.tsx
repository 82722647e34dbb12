import { createRemotePage } from '@myfiction/shared/host.ts';
import { messages } from '../i18n/messages.ts';
import { NoBooksPage } from '../no-books/no-books-page.tsx';

export default createRemotePage(NoBooksPage, { messages });
