import { createRemotePage } from '@myfiction/shared/host.ts';
import { messages } from '../i18n/messages.ts';
import { MyStoriesPage } from '../my-stories/my-stories-page.tsx';

export default createRemotePage(MyStoriesPage, { messages });
