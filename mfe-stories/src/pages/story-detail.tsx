import { createRemotePage } from '@myfiction/shared/host.ts';
import { messages } from '../i18n/messages.ts';
import { StoryDetailPage } from '../story-detail/story-detail-page.tsx';

export default createRemotePage(StoryDetailPage, { messages });
