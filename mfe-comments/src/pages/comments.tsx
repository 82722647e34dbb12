import { createRemotePage } from '@myfiction/shared/host.ts';
import { CommentsPage } from '../comments-page.tsx';
import { messages } from '../i18n/messages.ts';

export default createRemotePage(CommentsPage, { messages });
