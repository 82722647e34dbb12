import { createRemotePage } from '@myfiction/shared/host.ts';
import { CreatorSpacePage } from '../creator/creator-space-page.tsx';
import { messages } from '../i18n/messages.ts';

export default createRemotePage(CreatorSpacePage, { messages });
